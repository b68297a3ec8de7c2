"""Speed, side by side with peers, printed as ratios."""
