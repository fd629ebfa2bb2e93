"""One file a step of the schema, each frozen once released."""
