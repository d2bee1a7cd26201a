import { textAt } from "../../words/tokenise.ts";
import type { TokenisedText } from "../sentence.ts";

/** Of "du", "des", "de la" and "de l'", in tokens; undefined where none begins here. */
export function lengthOfPartitive({ tokens, grammar }: TokenisedText, at: number): number | undefined {
  const first = textAt(tokens, at);
  if (grammar.language !== "fr") return undefined;
  if (first === "du" || first === "des") return 1;
  if (first !== "de") return undefined;
  const second = textAt(tokens, at + 1);
  if (second === "la") return 2;
  return second === "l" && textAt(tokens, at + 2) === "'" ? 3 : undefined;
}
