"""Shifting Stones on paper: cards to cut out, stones to fold, and an aid for each player.

Faces are told apart by their silhouettes, in grey as in colour: dark blocks with the silhouette left white.
The caller supplies the words: a picture knows where they go, not what language they are in.
"""
