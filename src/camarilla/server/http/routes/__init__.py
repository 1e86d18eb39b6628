"""What can be asked over HTTP, a module a subject."""
