"""What every game keeps: seats, the `Game` protocol, actions, faults, errors and the record."""
