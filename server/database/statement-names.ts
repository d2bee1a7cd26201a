// Named statements are parsed only once per connection.

/** Each takes memory on every connection. */
export const namedStatementsMax = 200;

/** Names the first statements that it is asked about; undefined of later ones, which are parsed each time. */
export function createStatementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined || names.size >= namedStatementsMax) return known;
    const name = `s${names.size + 1}`;
    names.set(text, name);
    return name;
  };
}

export const statementName = createStatementNames();
