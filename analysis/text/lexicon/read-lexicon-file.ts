import { SharedTexts } from "#food/shared-texts.ts";
import { type LexiconEntry, type LexiconKind, lexiconKinds } from "./lexicon-entry.ts";

function isKind(text: string | undefined): text is LexiconKind {
  return lexiconKinds.some((kind) => kind === text);
}

/** `term<TAB>english<TAB>kind` a line, then g of one where the word is a serving of its own. */
export function readLexiconFile(text: string): readonly LexiconEntry[] {
  const texts = new SharedTexts();
  return text.split("\n").flatMap((line) => {
    if (line.trim() === "" || line.startsWith("#")) return [];
    const [term, english, kind, grams] = line.split("\t").map((cell) => cell.trim());
    if (term === undefined || english === undefined || !isKind(kind))
      throw new Error(`Lexicon: cannot read the line ${line}`);
    const serving = grams === undefined || grams === "" ? {} : { servingGrams: Number(grams) };
    return [{ term: texts.of(term), english: texts.of(english), kind, ...serving }];
  });
}
