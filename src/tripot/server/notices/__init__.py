"""Whoever wants it is told of a turn when the page is closed: through the browser, a webhook or by mail."""
