"""A match as a picture to share: its end, or any of its moments (ADR 73). It knows no game.

What a game draws of a view stands in a frame with names, words and a link. A picture is an SVG whose words
are text, in fonts that machines have; `pixels` makes a PNG of it.
"""
