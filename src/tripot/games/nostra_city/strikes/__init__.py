"""What Représailles can be aimed at, and what they do (NC-8.13): a file each, found by this folder."""
