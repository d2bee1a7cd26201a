/** Takes words for a size: "large", "a big piece", "thin crust". */
import { isPartOfName, readSizeWord } from "../../quantities/read-sizes.ts";
import { readSizedPieceAfterFood } from "../amounts/measure-behind-food.ts";
import type { Reading } from "./reading.ts";

const besideBurger: ReadonlySet<string> = new Set(["fries", "potatoes", "wedges", "salad", "soda", "cola"]);

/** "whopper medium fries", "big mac moyenne frite": the size is of the food behind it; where the head comes first, of what such a food comes with. */
function isSizeOfNextFood({ sentence, open }: Reading, next: number): boolean {
  const { tokens, grammar, lexicon } = sentence;
  const behind = lexicon.find(tokens, next)?.term;
  if (behind?.kind !== "food" && behind?.kind !== "brand") return false;
  const before = open.words.at(-1)?.kind;
  if (grammar.headPosition === "last") return before === "brand";
  const isBehindFood = before === "brand" || before === "food";
  return isBehindFood && behind.english.some((word) => besideBurger.has(word));
}

/** "thin crust", "regular mayonnaise": they size a food and are in its name as well. */
function isWordOfName({ sentence, at }: Reading, size: string): boolean {
  return size === "thin" || size === "thick" || sentence.tokens[at]?.text === "regular";
}

export function takeSize(reading: Reading): boolean {
  const { sentence } = reading;
  const { tokens, grammar } = sentence;
  const read = readSizeWord(tokens, reading.at, grammar);
  if (read === undefined || isPartOfName(tokens, read.next)) return false;
  if (isSizeOfNextFood(reading, read.next)) reading.begin("list");
  reading.open.sizes.push(...read.meaning.split(" "));
  const piece = readSizedPieceAfterFood(sentence, reading.open, read.next);
  if (piece !== undefined) {
    reading.take(piece);
    return true;
  }
  if (isWordOfName(reading, read.meaning)) return false;
  reading.skipTo(read.next);
  return true;
}
