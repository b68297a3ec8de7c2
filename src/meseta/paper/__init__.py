"""What is printed, in millimetres: elements of SVG, cards to cut out, pages. It knows no game (ADR 52).

A game draws with `svg` and `cards`; whoever prints spreads the drawing over pages with `layout` and `pages`.
"""
