/** Reads a describing word that stands alone as a dish: "asado con ensalada", "a glass of red". */
import type { LanguageGrammar } from "../../languages/language-grammar.ts";
import { mass } from "../../quantities/measures.ts";
import type { Token } from "../../words/tokenise.ts";
import { type Atom, type FoodWord, householdWord } from "../atom.ts";

/** In the names of many dishes, which they do not name. */
const weakNames: ReadonlySet<string> = new Set(["vegetables"]);

const pouredIn: ReadonlySet<string> = new Set(["glass", "bottle", "tall can"]);
const eggWhites = "whites";

/** "5 oz glass of red": the glass is left out once its ounces are read. */
function isGlassOfOunces({ quantity }: Atom, dish: readonly string[]): boolean {
  return quantity?.measure === mass.ounce && dish.includes("wine");
}

/** "a glass of red" is wine, "2 white" may be eggs. */
function isPoured(atom: Atom, dish: readonly string[]): boolean {
  const isVolume = atom.quantity?.measure?.kind === "volume";
  return isVolume || isGlassOfOunces(atom, dish) || pouredIn.has(householdWord(atom));
}

/** "3 whites" */
function countsEggWhites({ lead, quantity }: Atom, { english }: FoodWord): boolean {
  return lead === "amount" && quantity?.measure === undefined && english[0] === eggWhites;
}

function meansDish(atom: Atom, word: FoodWord, dish: readonly string[]): boolean {
  if (word.kind === "modifier") return true;
  return word.kind === "plain" && (isPoured(atom, dish) || countsEggWhites(atom, word));
}

function beginsAnew({ connective, lead }: Atom): boolean {
  return connective === "apart" || lead !== undefined;
}

/** The part with the dish that its only word means, if that word means one here. */
export function loneWordAsDish(
  atom: Atom,
  tokensByStart: ReadonlyMap<number, readonly Token[]>,
  grammar: LanguageGrammar,
): Atom {
  const [only, ...others] = atom.words;
  if (only === undefined || others.length > 0) return atom;
  const tokens = tokensByStart.get(only.start) ?? [];
  const typed = tokens[0]?.text ?? "";
  // "veg soup" is a name of its own.
  const isOneToken = tokens.some(({ end }) => end === only.end);
  const always = isOneToken ? grammar.foodsByThemselves.get(typed) : undefined;
  if (always !== undefined) {
    const kind = always.every((word) => weakNames.has(word)) ? "plain" : "food";
    return { ...atom, words: [{ ...only, english: always, kind }] };
  }
  const dish = grammar.loneDishes.get(typed);
  if (dish === undefined || !beginsAnew(atom) || !meansDish(atom, only, dish)) return atom;
  return { ...atom, words: [{ ...only, english: dish, kind: "food" }] };
}
