// Named statements are parsed and planned only once per connection, which saves PostgreSQL half of its work or more.
import { RecentMap } from "#domain/recent-map.ts";

/** Each takes about 20 kB on every connection that sends it. The application has more statements than that. */
export const namedStatementsMax = 200;
/** Runs before a statement gets a name, so that names go to what is sent often, not to what happens to be sent first. */
export const runsBeforeName = 20;
/** More texts than the application has. */
const countedMax = 1000;

/** The name of a statement by its text; undefined of one that is parsed each time. */
export type NameStatement = (text: string) => string | undefined;

/** Names statements at their `runsBeforeName`th run, as long as there are names; undefined of others, which are parsed each time. */
export function createStatementNames(): NameStatement {
  const names = new Map<string, string>();
  const runs = new RecentMap<string, number>(countedMax);
  return (text) => {
    const known = names.get(text);
    if (known !== undefined || names.size >= namedStatementsMax) return known;
    const count = (runs.get(text) ?? 0) + 1;
    runs.set(text, count);
    if (count < runsBeforeName) return undefined;
    const name = `s${names.size + 1}`;
    names.set(text, name);
    return name;
  };
}
