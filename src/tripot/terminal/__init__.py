"""The command line: play, watch, verify and look things up in a terminal."""
