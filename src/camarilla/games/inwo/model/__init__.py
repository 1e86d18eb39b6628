"""What the state is made of: where cards lie, what it keeps lists of, what is in force and what that is about."""
