import { type KyselyPlugin, PostgresQueryCompiler, type QueryId, type RootOperationNode } from "kysely";

const texts = new Set<string>();
/** Texts that an earlier test file of this worker has taken. */
const taken = new Set<string>();
const compiler = new PostgresQueryCompiler();
/** Subqueries pass here on their own as well, and never get a result. */
const nodes = new WeakMap<QueryId, RootOperationNode>();

/** Keeps the text of every statement that was answered, with $1 for values. */
export const recordStatements: KyselyPlugin = {
  transformQuery: ({ node, queryId }) => {
    nodes.set(queryId, node);
    return node;
  },
  transformResult: async ({ result, queryId }) => {
    const node = nodes.get(queryId);
    if (node) texts.add(compiler.compileQuery(node, queryId).sql);
    return result;
  },
};

/** The distinct texts that no call before returned. */
export function takeStatements(): readonly string[] {
  const fresh = [...texts].filter((text) => !taken.has(text));
  for (const text of fresh) taken.add(text);
  texts.clear();
  return fresh;
}
