"""The rules by chapter. Each says what follows from an answer; `course` puts it into order."""
