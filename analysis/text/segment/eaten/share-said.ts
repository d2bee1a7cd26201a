/** Looks up in eaten.tsv which share was eaten. */
import { readCells } from "../../words/read-word-files.ts";

/** In order of precedence: in "I meant to finish it" the plan decides. */
export const verbs: readonly string[] =
  "plan gone forgot theirs shared refuse away remains finish touch order eat between".split(" ");
export const amounts: readonly string[] = ["rest", "otherhalf", "part", "another", "little", "barely", "all"];
export const whether: readonly string[] = ["not", "no", "zero"];

/** What a clause says, as the columns of eaten.tsv have it. */
export interface Said {
  readonly verb: string;
  readonly who: "self" | "other";
  readonly not: string;
  readonly how: string;
}

const rows = readCells(new URL("./eaten.tsv", import.meta.url));

/** From the first row that matches; undefined where none does, or where it tells nothing. */
export function shareSaid({ verb, who, not, how }: Said): string | undefined {
  const said = [verb, who, not, how];
  const row = rows.find((cells) =>
    said.every((each, at) => cells[at] === "*" || cells[at]?.split("|").includes(each)),
  );
  const share = row?.[said.length];
  return share === "-" ? undefined : share;
}
