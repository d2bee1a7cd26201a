/** Of the rows that we compose. */
export const standardRecipeTable = "Platewise standard recipe";

const anses = "Anses, Table Ciqual 2025";

/** Names the publisher as its licence demands (Ciqual: Etalab 2.0). The same in every language. */
export function formatSourceCredit(table: string): string {
  if (table.startsWith("Ciqual")) return `Anses, Table ${table}`;
  if (table.startsWith("FNDDS")) return `USDA ${table}`;
  // A restaurant chain's menu, with its country and date.
  if (/ \d{4}-\d\d$/.test(table)) return table;
  // Our own recipes combine rows of both tables.
  return `USDA FNDDS; ${anses}`;
}
