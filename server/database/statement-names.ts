// Named statements are parsed only once per connection.

/** Each takes memory on every connection. */
export const namedStatementsMax = 200;

const names = new Map<string, string>();

/** Undefined once the limit is reached: such statements are parsed each time. */
export function statementName(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= namedStatementsMax) return known;
  const name = `s${names.size + 1}`;
  names.set(text, name);
  return name;
}
