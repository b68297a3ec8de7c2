"""The games, each in a package of its own with the same rooms, and the list of them."""
