import type { LocalSpeaker } from "#domain/people/locale.ts";
import { grammars } from "../text/languages/grammars.ts";
import { lexiconFor } from "../text/lexicon/load-lexicon.ts";
import type { PortionOrigin } from "../text/portions/chosen-portion.ts";
import { withNumbersRead } from "../text/quantities/numbers-in-words.ts";
import type { Quantity } from "../text/quantities/quantity.ts";
import { readAtoms } from "../text/segment/read-atoms.ts";
import { tokenise } from "../text/words/tokenise.ts";
import type { ModelFood } from "./model-answer.ts";

/** In grams for rounding; in millilitres because foods weigh 0.5 to 1.5 g a millilitre. */
const tolerance = { grams: 0.05, millilitres: 0.5 };
const leadingNumber = /^\P{L}*\d/u;

interface StatedWeight {
  readonly grams: number;
  readonly tolerance: number;
}

/**
 * Undefined for other units: a cup of lettuce weighs 45 g and one of rice 160, an ounce is a weight, a volume or a piece of chocolate. The
 * model knows that better than a factor does.
 */
function weightOf({ count, measure }: Quantity): StatedWeight | undefined {
  if (measure?.kind === "mass" && (measure.grams === 1 || measure.grams === 1000))
    return { grams: count * measure.grams, tolerance: tolerance.grams };
  if (measure?.kind === "volume" && measure.word === "ml")
    return { grams: count * measure.ml, tolerance: tolerance.millilitres };
  return undefined;
}

/** The one amount in the words of a food; undefined where there is none, or more than one that could be meant. */
function statedQuantity(words: string, { language, country }: LocalSpeaker): Quantity | undefined {
  const numbers = words.match(/\d+(?:[.,]\d+)?/g) ?? [];
  if (numbers.length !== 1) return undefined;
  const grammar = grammars[language];
  const tokens = tokenise(words, language);
  // A share, a dozen: the model has multiplied already.
  if (tokens.some(({ text }) => grammar.fractions.has(text))) return undefined;
  const lexicon = lexiconFor(grammar, country);
  const atoms = readAtoms(withNumbersRead({ tokens, grammar, lexicon }), grammar, lexicon);
  const [quantity, ...others] = atoms.flatMap((atom) => (atom.quantity?.isSaid ? [atom.quantity] : []));
  return others.length > 0 || (quantity?.count ?? 0) < 1 ? undefined : quantity;
}

export interface StatedFood {
  readonly seen: ModelFood;
  readonly origin: PortionOrigin;
}

/** Oats and rice are weighed dry and eaten cooked, mussels and wings are weighed with what is not eaten. */
const otherForms = [
  { food: /\b(cooked|boiled|steamed|simmered|soaked)\b/i, eatenOverStated: { min: 1.6, max: 7 } },
  {
    food: /\b(mussels?|clams?|oysters?|prawns?|shrimps?|crabs?|lobsters?|snails?|wings?|ribs?|drumsticks?)\b/i,
    eatenOverStated: { min: 0.15, max: 0.65 },
  },
];

function isOtherForm({ englishName, preparation, grams }: ModelFood, stated: number): boolean {
  const ratio = grams / stated;
  return otherForms.some(
    ({ food, eatenOverStated: { min, max } }) =>
      ratio >= min && ratio <= max && food.test(`${englishName} ${preparation}`),
  );
}

/** The food with the amount that its words state, where the model's is another. */
export function withStatedAmount(seen: ModelFood, speaker: LocalSpeaker): StatedFood {
  const quantity = statedQuantity(seen.words, speaker);
  const measure = quantity?.measure;
  if (quantity === undefined) return { seen, origin: seen.pieces > 0 ? "counted" : "assumed" };
  const weight = weightOf(quantity);
  if (weight !== undefined) {
    const { grams } = weight;
    const isKept = Math.abs(seen.grams - grams) <= grams * weight.tolerance || isOtherForm(seen, grams);
    return { seen: isKept ? seen : { ...seen, grams }, origin: "weighed" };
  }
  if (measure?.kind === "mass" || measure?.kind === "volume") return { seen, origin: "measured" };
  // "a 6 inch sub", "a taco with 2 meats": only a number before the food counts it.
  const counts = leadingNumber.test(seen.words) && seen.pieces > 0 && quantity.count !== seen.pieces;
  if (!counts) return { seen, origin: "counted" };
  const { count } = quantity;
  return { seen: { ...seen, grams: (seen.grams * count) / seen.pieces, pieces: count }, origin: "counted" };
}
