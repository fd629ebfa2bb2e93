"""The history of the schema: Alembic runs the files of ``versions`` at start."""
