import type { Country } from "#domain/people/country.ts";
import type { FoodRow, JudgedShares } from "../food-row.ts";
import { readTsv } from "../tsv-file.ts";

/** Written by `npm run bench -- fit-portions`. */
export const judgedSharesUrl = new URL("./judged-shares.tsv", import.meta.url);

function shareIn(text: string): number {
  const share = Number(text);
  if (!(share > 0)) throw new Error(`Portions: "${text}" is no share`);
  return share;
}

/** Reads the fitted shares by the row's code: "1.2", then "GB=0.9 FR=1.1". */
export function readJudgedShares(): ReadonlyMap<string, JudgedShares> {
  return new Map(
    readTsv(new URL("./judged-shares.tsv", import.meta.url)).map(
      ([code = "", usual = "", byCountry = ""]) => {
        const differing = byCountry.split(" ").filter((part) => part !== "");
        const of = differing.map((part): [string, number] => {
          const [country = "", share = ""] = part.split("=");
          return [country, shareIn(share)];
        });
        return [code, { usual: shareIn(usual), of: new Map(of) }];
      },
    ),
  );
}

/** Gives each row the shares by which its portions are multiplied, as fitted to judged sentences. */
export function withJudgedShares(rows: readonly FoodRow[]): readonly FoodRow[] {
  const shares = readJudgedShares();
  return rows.map((row) => {
    const judgedShares = shares.get(row.source.code);
    return judgedShares === undefined ? row : { ...row, judgedShares };
  });
}

/** The row whose servings apply: for a dish without some of its parts, the whole dish. */
export function servedRow(row: FoodRow): FoodRow {
  return row.restOf?.dish ?? row;
}

/**
 * The share of a row's usual portion that people of a country have, by judged sentences; 1 if nobody judged the row. The same
 * for every amount of the row, so that sizes and numbers keep their order.
 */
export function judgedShare(row: FoodRow, country: Country): number {
  const shares = servedRow(row).judgedShares;
  return shares?.of.get(country) ?? shares?.usual ?? 1;
}
