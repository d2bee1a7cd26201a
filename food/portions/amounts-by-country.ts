import type { Country } from "#domain/people/country.ts";
import { readTsv } from "../tsv-file.ts";

/** Figures that differ by country; `null` where the table's own amounts are right. */
export interface AmountsByCountry {
  /** The figure in countries without one of their own. */
  readonly usual: number | null;
  readonly of: ReadonlyMap<string, number | null>;
}

const nextRegion: ReadonlyMap<string, string> = new Map(
  readTsv(new URL("./regions.tsv", import.meta.url)).map(([region = "", next = ""]): [string, string] => [
    region,
    next,
  ]),
);
const sources: ReadonlySet<string> = new Set(
  readTsv(new URL("./sources.tsv", import.meta.url)).map(([source = ""]) => source),
);

function figureOf(text: string, line: string): number | null {
  if (text === "-") return null;
  const figure = Number(text);
  if (text === "" || !(figure > 0)) throw new Error(`Portions: "${text}" is no amount: "${line}"`);
  return figure;
}

/** `usual`, then "GB=180 FR=150", then the keys of the sources that every line needs. */
export function readAmounts(usual: string, byCountry: string, basis: string): AmountsByCountry {
  const line = [usual, byCountry, basis].join("\t");
  const named = basis.split(" ");
  if (!named.every((source) => sources.has(source))) throw new Error(`Portions: unknown source: "${line}"`);
  const differing = byCountry.split(" ").filter((part) => part !== "");
  return {
    usual: figureOf(usual, line),
    of: new Map(
      differing.map((part): [string, number | null] => {
        const [country = "", figure = ""] = part.split("=");
        return [country, figureOf(figure, line)];
      }),
    ),
  };
}

/** The country itself, then the regions whose habits it shares, the nearest first. */
export function regionsOf(country: Country): readonly string[] {
  const next = nextRegion.get(country);
  return next === undefined ? [country] : [country, ...regionsOf(next)];
}

/** The figure of the country itself or of its region; undefined where neither has one. */
function ownFigureIn(country: Country, { of }: AmountsByCountry): number | null | undefined {
  for (const region of regionsOf(country)) {
    const amount = of.get(region);
    if (amount !== undefined) return amount;
  }
  return undefined;
}

/** The figure of the country or its region, if one of them has it. */
export function ownAmountIn(country: Country, amounts: AmountsByCountry): number | undefined {
  return ownFigureIn(country, amounts) ?? undefined;
}

/** The figure of the country or its region, else the usual one; undefined also where theirs is "-": none is known. */
export function amountIn(country: Country, amounts: AmountsByCountry): number | undefined {
  const own = ownFigureIn(country, amounts);
  return (own === undefined ? amounts.usual : own) ?? undefined;
}
