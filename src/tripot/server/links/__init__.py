"""Links between nodes: whoever comes to a node that is not the home of a table is heard there through them."""
