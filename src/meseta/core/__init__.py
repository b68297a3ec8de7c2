"""What all games share: seats, the `Game` protocol, actions, faults, errors and the record."""
