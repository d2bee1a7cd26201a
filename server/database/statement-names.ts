// Names under which PostgreSQL keeps a parsed statement, so that it is parsed once a connection.

/** Each takes memory on every connection; PgBouncer's `max_prepared_statements` should be above it. */
export const namedStatementsMax = 200;

const names = new Map<string, string>();

/** Undefined once there are too many: statements of ever new text are parsed each time. */
export function statementName(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= namedStatementsMax) return known;
  const name = `s${names.size + 1}`;
  names.set(text, name);
  return name;
}
