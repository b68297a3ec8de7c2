"""What can be asked of a node besides its sockets: games, tables, seats, sessions, records and editions.

Whoever hosts a node passes requests on: the server with its routes, a host without a web framework with
`answering.answer`. No HTTP.
"""
