import type { Country } from "#domain/people/country.ts";
import type { FoodRow } from "../food-row.ts";
import { readTsv } from "../tsv-file.ts";
import { type AmountsByCountry, amountIn, ownAmountIn, readAmounts } from "./amounts-by-country.ts";
import { portionClassOf } from "./class-of-row.ts";

export interface Contents {
  readonly amount: number;
  readonly unit: "g" | "ml";
}

interface Container {
  readonly unit: Contents["unit"];
  readonly amounts: AmountsByCountry;
}

function readContainer([unit = "", of = "", usual = "", byCountry = "", basis = ""]: readonly string[]): [
  string,
  Container,
] {
  const [, figure = "", measure = ""] = /^(\S+) (g|ml)$/.exec(usual) ?? [];
  if (measure !== "g" && measure !== "ml") throw new Error(`Portions: a ${unit} of ${of} holds "${usual}"`);
  return [`${unit} ${of}`, { unit: measure, amounts: readAmounts(figure, byCountry, basis) }];
}

/** Contents of containers, by unit and class or row: "glass wine". */
const containers: ReadonlyMap<string, Container> = new Map(
  readTsv(new URL("./containers.tsv", import.meta.url)).map((line) => readContainer(line)),
);

function containerOf(row: FoodRow, unit: string): Container | undefined {
  const of = [row.source.code, portionClassOf(row) ?? "any", "any"];
  return of.map((each) => containers.get(`${unit} ${each}`)).find((container) => container !== undefined);
}

function contents(container: Container | undefined, amount: number | undefined): Contents | undefined {
  return container === undefined || amount === undefined ? undefined : { amount, unit: container.unit };
}

/** Whether the food is known to be sold in such a container: "une boîte de thon" is a can. */
export function isSoldIn(row: FoodRow, unit: string): boolean {
  return [row.source.code, portionClassOf(row)].some((of) => containers.has(`${unit} ${of}`));
}

/** The contents of the container, if known for this very country. */
export function ownContentsIn(row: FoodRow, unit: string, country: Country): Contents | undefined {
  const container = containerOf(row, unit);
  return contents(container, container && ownAmountIn(country, container.amounts));
}

/** The contents of the container in this country, or else the usual ones. */
export function contentsIn(row: FoodRow, unit: string, country: Country): Contents | undefined {
  const container = containerOf(row, unit);
  return contents(container, container && amountIn(country, container.amounts));
}
