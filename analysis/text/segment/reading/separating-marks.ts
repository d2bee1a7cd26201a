import type { Token } from "../../words/tokenise.ts";
import { readAmount } from "../amounts/read-amount.ts";
import type { Atom } from "../atom.ts";
import type { Sentence } from "../sentence.ts";

const sentenceEnds: ReadonlySet<string> = new Set([".", "!", "?", ":", "•", "*"]);
const listMarks: ReadonlySet<string> = new Set([",", ";", "、", "，"]);
/** Between blanks they separate foods: "eggs - toast", "salmon / rice". */
const dashes: ReadonlySet<string> = new Set(["-", "–", "—", "/", "|"]);

/** Behind them an amount begins another food: "salmon / 1 cup of rice". */
const strokes: ReadonlySet<string> = new Set(["/", "|"]);

/** "rice 😋 an apple", "toast → coffee", "✅ eggs ✅ bacon": marks that stand between foods, and in no name. */
const picturesAndArrows = /^[\p{Extended_Pictographic}\p{So}→⇒>]$/u;

interface Mark {
  readonly sentence: Sentence;
  readonly token: Token;
  /** The token after it. */
  readonly next: number;
  /** What was read of the part before it. */
  readonly atom: Atom;
}

function beginsAmount(sentence: Sentence, at: number): boolean {
  return readAmount(sentence, at)?.quantity.isSaid === true;
}

/** "courgettes, 70 g" and a new line: no amount of what is on the next one. */
function isAmountOfFoodBefore({ words, quantity, connective }: Atom, before: Atom | undefined): boolean {
  const isBare = quantity?.isSaid === true && words.length === 0 && connective === "list";
  return isBare && before !== undefined && before.words.length > 0 && before.quantity?.isSaid !== true;
}

export function endsSentence({ sentence, token, next, atom }: Mark, before: Atom | undefined): boolean {
  const { words, quantity } = atom;
  // "rice: 200 g" on a line of its own is whole, "200 g" goes on.
  const isWhole = words.length > 0 || before?.isHeading === true;
  if (token.text === "\n")
    return isWhole || isAmountOfFoodBefore(atom, before) || beginsAmount(sentence, next);
  if (!sentenceEnds.has(token.text)) return false;
  // "2 tbsp. honey", but "chicken: 120 grams. Rice: 130 grams"
  const isOfHeading = before?.isHeading === true;
  if (token.text === "." && token.isJoined && words.length === 0 && quantity?.measure !== undefined)
    return isOfHeading || beginsAmount(sentence, next);
  // "Chips Ahoy! cookie": joined to a name.
  return !(token.text === "!" && token.isJoined && sentence.tokens[next]?.kind === "word");
}

/** A comma, or a dash or stroke with blanks around it: "eggs - toast", but not "rice - 200 g". */
export function separatesFoods({ sentence, token, next, atom }: Mark): boolean {
  if (listMarks.has(token.text)) return true;
  if (atom.words.length === 0) return false;
  if (picturesAndArrows.test(token.text)) return !beginsAmount(sentence, next);
  if (!dashes.has(token.text)) return false;
  const isSpaced = !token.isJoined && sentence.tokens[next]?.isJoined === false;
  if (isSpaced && strokes.has(token.text)) return true;
  return isSpaced && !beginsAmount(sentence, next);
}
