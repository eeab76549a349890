"""What leans on parts of libraries that they do not promise to keep: a file for each library, and no other module does.

`tests/server/test_internals.py` says which part has changed when a new version breaks one of them."""
