"""Speed against peers (`make bench`) and against an older commit (`make bench-compare`); not part of the wheel."""
