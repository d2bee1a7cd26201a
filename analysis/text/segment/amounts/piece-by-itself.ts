/** Sees where the name of a piece is a food of its own: "2 sausages 2 rashers and an egg". */
import { household, type Measure } from "../../quantities/measures.ts";
import { readMeasureWord } from "../../quantities/read-measure.ts";
import { textAt } from "../../words/tokenise.ts";
import { isPartEnd, type Sentence } from "../sentence.ts";

/** Pieces of one food only, and its word. */
const foodOfPiece: ReadonlyMap<Measure, string> = new Map([[household.rasher, "bacon"]]);

/** Nothing follows that it could be of, and its food was not named right before: "bacon, 2 rashers". */
export function isPieceByItself(sentence: Sentence, at: number): boolean {
  const { tokens, grammar } = sentence;
  const piece = readMeasureWord(tokens, at, grammar);
  const food = piece && foodOfPiece.get(piece.meaning);
  if (piece === undefined || food === undefined || !isPartEnd(sentence, piece.next)) return false;
  return !tokens.slice(0, at).some((_, before) => textAt(tokens, before) === food);
}
