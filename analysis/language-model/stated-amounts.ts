/** What the person states wins: a weight or a count in the words of a food is compared with the model's grams. */
import type { Country } from "#domain/people/country.ts";
import type { Language } from "#domain/people/language.ts";
import { grammars } from "../text/languages/grammars.ts";
import { lexiconFor } from "../text/lexicon/load-lexicon.ts";
import type { PortionOrigin } from "../text/portions/chosen-portion.ts";
import type { Quantity } from "../text/quantities/quantity.ts";
import { readAtoms } from "../text/segment/read-atoms.ts";
import { tokenise } from "../text/words/tokenise.ts";
import type { SeenFood } from "./model-answer.ts";

interface Speaker {
  readonly language: Language;
  readonly country: Country;
}

/** A weight is taken as it is stated; a volume may weigh somewhat more or less than water. */
const tolerance = { mass: 0.05, volume: 0.3 };
const leadingNumber = /^\P{L}*\d/u;

/** The one amount in the words of a food; undefined where there is none, or more than one that could be meant. */
function statedQuantity(words: string, { language, country }: Speaker): Quantity | undefined {
  const numbers = words.match(/\d+(?:[.,]\d+)?/g) ?? [];
  if (numbers.length !== 1) return undefined;
  const grammar = grammars[language];
  const tokens = tokenise(words, language);
  // A share, a dozen: the model has multiplied already.
  if (tokens.some(({ text }) => grammar.fractions.has(text) || grammar.shares.has(text))) return undefined;
  const atoms = readAtoms(tokens, grammar, lexiconFor(grammar, country));
  const [quantity, ...others] = atoms.flatMap((atom) => (atom.quantity?.isSaid ? [atom.quantity] : []));
  return others.length > 0 || (quantity?.count ?? 0) < 1 ? undefined : quantity;
}

export interface StatedFood {
  readonly seen: SeenFood;
  readonly origin: PortionOrigin;
}

/** Oats and rice are weighed dry and eaten cooked, mussels and wings are weighed with what is not eaten. */
const otherForms = [
  { food: /\b(cooked|boiled|steamed|simmered|soaked)\b/i, eatenOverStated: { min: 1.6, max: 5 } },
  {
    food: /\b(mussels?|clams?|oysters?|prawns?|shrimps?|crabs?|lobsters?|snails?|wings?|ribs?|drumsticks?)\b/i,
    eatenOverStated: { min: 0.15, max: 0.65 },
  },
];

function isOtherForm({ englishName, preparation, grams }: SeenFood, stated: number): boolean {
  const ratio = grams / stated;
  return otherForms.some(
    ({ food, eatenOverStated: { min, max } }) =>
      ratio >= min && ratio <= max && food.test(`${englishName} ${preparation}`),
  );
}

/** The food with the amount that its words state, where the model's is another. */
export function withStatedAmount(seen: SeenFood, speaker: Speaker): StatedFood {
  const quantity = statedQuantity(seen.words, speaker);
  const measure = quantity?.measure;
  if (quantity === undefined) return { seen, origin: seen.pieces > 0 ? "counted" : "assumed" };
  if (measure?.kind === "mass" || measure?.kind === "volume") {
    const isMass = measure.kind === "mass";
    const grams = quantity.count * (isMass ? measure.grams : measure.ml);
    const isKept =
      Math.abs(seen.grams - grams) <= grams * tolerance[measure.kind] || (isMass && isOtherForm(seen, grams));
    return { seen: isKept ? seen : { ...seen, grams }, origin: isMass ? "weighed" : "measured" };
  }
  // "a 6 inch sub", "a taco with 2 meats": only a number before the food counts it.
  const counts = leadingNumber.test(seen.words) && seen.pieces > 0 && quantity.count !== seen.pieces;
  if (!counts) return { seen, origin: "counted" };
  const { count } = quantity;
  return { seen: { ...seen, grams: (seen.grams * count) / seen.pieces, pieces: count }, origin: "counted" };
}
