/** web/features/nutrition: whose figures a food's are, as their publishers ask to be named (Ciqual's licence, Etalab 2.0, demands it). */

const anses = "Anses, Table Ciqual 2025";

/** The table with its publisher; names, so the same in every language. */
export function formatSourceCredit(table: string): string {
  if (table.startsWith("Ciqual")) return `Anses, Table ${table}`;
  if (table.startsWith("FNDDS")) return `USDA ${table}`;
  // Our recipes are composed of rows of both.
  return `${table} (USDA FNDDS; ${anses})`;
}
