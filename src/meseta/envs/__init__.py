"""The games as environments for programs that learn: the field's own interfaces, and batches of tables."""
