import { type Token, textAt } from "../../words/tokenise.ts";

const units: ReadonlySet<string> = new Set(["inch", "inches", "pulgadas", "pouces"]);

/** "12 inch", "12-inch" */
export function readInches(
  tokens: readonly Token[],
  at: number,
): { readonly inches: number; readonly next: number } | undefined {
  const inches = tokens[at]?.value;
  const unit = textAt(tokens, at + 1) === "-" ? at + 2 : at + 1;
  return inches === undefined || !units.has(textAt(tokens, unit)) ? undefined : { inches, next: unit + 1 };
}
