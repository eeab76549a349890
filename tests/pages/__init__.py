"""What the engine says, for the tests of the pages: each module answers on its standard output."""
