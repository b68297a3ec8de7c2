"""In the Ruin: everyone draws their own maze and looks for gems in it."""
