import { micronutrientNames, micronutrientUnits } from "#domain/nutrition/nutrients.ts";
import type { WithIodine } from "./add-iodine.ts";
import { energyVerdictOf } from "./energy-plausibility.ts";
import type { BuiltMenus } from "./menus/make-menus.ts";
import type { MergedEditions } from "./merge-fndds.ts";
import type { CiqualFoods } from "./read-ciqual.ts";
import type { JoinedFoods } from "./same-foods.ts";
import type { SourceRow } from "./source-row.ts";

export interface BuildSteps {
  readonly rows: readonly SourceRow[];
  readonly merged: MergedEditions;
  readonly iodine: WithIodine;
  readonly ciqual: CiqualFoods;
  readonly joined: JoinedFoods;
  readonly menus: BuiltMenus["counts"];
}

/** Columns as wide as their widest cell; all but the first to the right. */
function table(heading: readonly string[], lines: readonly (readonly (string | number)[])[]): string {
  const cells = [heading, ...lines].map((line) => line.map(String));
  const widths = heading.map((_, column) => Math.max(3, ...cells.map((line) => line[column]?.length ?? 0)));
  const rule = widths.map((width, column) =>
    column === 0 ? "-".repeat(width) : `${"-".repeat(width - 1)}:`,
  );
  const padded = cells.map((line) =>
    line.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
    ),
  );
  const [first = [], ...rest] = padded;
  return [first, rule, ...rest].map((line) => `| ${line.join(" | ")} |`).join("\n");
}

function list(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join("\n");
}

function rowCounts(rowsByTable: ReadonlyMap<string, readonly SourceRow[]>): string {
  const lines = [...rowsByTable].map(([name, rows]) => [
    name,
    rows.length,
    rows.filter((row) => row.defaultGrams !== null).length,
    rows.reduce((sum, row) => sum + row.portions.length, 0),
    rows.filter((row) => row.gramsPerMl !== null).length,
    rows.filter((row) => row.frenchName !== null).length,
  ]);
  return table(
    ["Table", "Rows", "With a default weight", "Household measures", "With a density", "With a French name"],
    lines,
  );
}

function knownShares(rowsByTable: ReadonlyMap<string, readonly SourceRow[]>): string {
  const lines = micronutrientNames.map((name) => [
    `${name} (${micronutrientUnits[name]})`,
    ...[...rowsByTable.values()].map((rows) => {
      const known = rows.filter((row) => row.per100Grams.micronutrients[name] !== null).length;
      return `${Math.round((100 * known) / rows.length)} %`;
    }),
  ]);
  return table(["Known for", ...rowsByTable.keys()], lines);
}

function energyExceptions(rows: readonly SourceRow[]): string {
  const byCause = Map.groupBy(rows, (row) => energyVerdictOf(row) ?? "UNEXPLAINED");
  const parts = [...byCause]
    .filter(([cause]) => cause !== "follows")
    .map(([cause, found]) => {
      const names = found.map(({ source }) => `${source.description} (${source.code})`);
      return `**${cause}** (${found.length}): ${names.join("; ")}.`;
    });
  return parts.sort().join("\n\n");
}

function mergeCounts({ merged, iodine, ciqual, joined }: BuildSteps): string {
  const { counts } = merged;
  return table(
    ["Step", "Foods"],
    [
      ["Both editions of FNDDS, same code and name: newer figures", counts.sameName],
      [
        "Both editions, same code and like figures, renamed: newer figures, older name kept as another name",
        counts.renamed,
      ],
      ["Both editions, same code for another food: both rows kept", counts.redefined],
      ["Only in FNDDS 2017-2018: kept", counts.olderOnly],
      ["Only in FNDDS 2021-2023: added", counts.newerOnly],
      ["FNDDS foods with iodine measured as a dish", iodine.counts.asDish],
      ["FNDDS foods with iodine from their recipe", iodine.counts.fromRecipe],
      ["FNDDS foods with iodine of the single food they name", iodine.counts.asFood],
      ["FNDDS foods with Ciqual's iodine", joined.counts.iodineTaken],
      ["Foods that FNDDS and Ciqual both have", joined.counts.matched],
      ["… of which the Ciqual row agrees and is left out", joined.counts.ciqualRowsDropped],
      ["Ciqual foods whose sugars, saturated fat or sodium are their group's median", ciqual.filled.length],
      ["Ciqual foods left out, for energy or macronutrients that are unknown", ciqual.incomplete.length],
    ],
  );
}

function menuCounts({ chains, published, kept, estimatedWeights, dropped }: BuiltMenus["counts"]): string {
  return table(
    [`Menus of ${chains} restaurant chains`, "Items"],
    [
      ["Published", published],
      ...[...dropped].map(([reason, count]) => [`Left out: ${reason}`, count] as const),
      ["Kept", kept],
      ["… of which the chain publishes no weight, and it is estimated", estimatedWeights],
    ],
  );
}

/** Markdown; the same build writes the same bytes. */
export function writeReport(steps: BuildSteps): string {
  const rowsByTable = Map.groupBy(steps.rows, ({ source }) => source.table);
  const sections = [
    "# What the last build of the food table did",
    "Written by `npm run build:food`; do not edit. What it means: [docs/food-table.md](../docs/food-table.md).",
    "## Rows",
    rowCounts(rowsByTable),
    "## Merges",
    mergeCounts(steps),
    "## Menus",
    menuCounts(steps.menus),
    "## Micronutrients: share of rows where the figure is known",
    knownShares(rowsByTable),
    "## Energy that does not follow from the macronutrients, by cause",
    energyExceptions(steps.rows),
    "## Codes that the newer edition of FNDDS gave to another food (older → newer)",
    list(steps.merged.redefined),
    "## Ciqual foods left out",
    list(steps.ciqual.incomplete),
  ];
  return `${sections.join("\n\n")}\n`;
}
