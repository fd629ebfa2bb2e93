"""What Alembic runs: the steps due, on the connection that ``upgrade`` handed over."""

from alembic import context

context.configure(
    connection=context.config.attributes["connection"],
    # The caller's transaction covers all steps: a failed one leaves the file as it was.
    transactional_ddl=True,
    render_as_batch=True,
)
context.run_migrations()
