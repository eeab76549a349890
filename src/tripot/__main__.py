"""`python -m tripot`."""

import sys

from tripot.terminal.cli import main

sys.exit(main())
