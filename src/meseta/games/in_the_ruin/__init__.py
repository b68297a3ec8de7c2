"""In the Ruin: everyone draws a maze of their own, and looks for gems in it."""
