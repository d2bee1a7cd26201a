import { useTranslation } from "react-i18next";
import type { FoodSource } from "#domain/nutrition/meal-analysis.ts";
import { splitRecipe } from "#domain/nutrition/split-recipe.ts";
import { useLanguage } from "../../i18n/use-language.ts";

/** Whose figures they are, in the person's language. */
export function useSourceCredit(): (table: string) => string {
  const { t } = useTranslation("analysis");
  return (table) =>
    table === standardRecipeTable
      ? t("food.standardRecipe", { sources: formatSourceCredit(table) })
      : formatSourceCredit(table);
}

/** The name of a row's table for a line under a food. */
export function useTableName(): (table: string) => string {
  const { t } = useTranslation("analysis");
  return (table) => (table === standardRecipeTable ? t("food.standardRecipeShort") : table);
}

/** The line under a food that opens where its figures are from. */
export function useRowCredit(): (source: FoodSource) => string {
  const { t } = useTranslation("analysis");
  const tableName = useTableName();
  const describe = useRowDescription();
  return (source) =>
    source.table === standardRecipeTable || describe(source) !== undefined
      ? tableName(source.table)
      : t("food.whatItIs");
}

/** The row as its table describes it, where the person reads the table's language: elsewhere its page alone says it. */
export function useRowDescription(): (source: FoodSource) => string | undefined {
  const language = useLanguage();
  return ({ description }) => (language === "en" ? splitRecipe(description).name : undefined);
}

/** Of the rows that we compose. */
const standardRecipeTable = "Platewise standard recipe";

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
