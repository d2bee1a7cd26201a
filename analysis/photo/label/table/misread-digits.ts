/** "Saturada 1g" read as "Saturada lg": what follows a name is a figure. */
const strokeFirst = /^(\s*)[lI|](?=\s?m?g(?![a-z]))/i;

/** A zero that stands alone in its cell. */
const loneZero = /^\s*[oOQD]\s*$/;

/** Letters that are read for digits, before a unit: "2A g", "G g". */
const digitLetters: Readonly<Record<string, string>> = { A: "4", B: "8", G: "6", L: "1", S: "5", Z: "2" };
const letterInFigure =
  /(?<![A-Za-z])(?:[\d.,]*\d[.,]?[ABGSZ][\d.,]*|[ABGSZ][.,]?\d[\d.,]*|[BGL](?=g))(?=\s?m?g(?![A-Za-z]))/g;

/** "less than 1g" read as "less than tg". */
const loneStroke = /((?:<|less\s*than|menos\s*de|moins\s*de)\s*)[tIl|i](?=\s*g)/i;

/** The same length, so that each unit keeps its place. */
export function withDigits(text: string): string {
  return text
    .replace(loneStroke, (_, words) => `${words}1`)
    .replace(strokeFirst, (_, space) => `${space}1`)
    .replace(loneZero, (zero) => zero.replace(/[oOQD]/, "0"))
    .replace(letterInFigure, (figure) =>
      figure.replace(/[ABGLSZ]/g, (letter) => digitLetters[letter] ?? letter),
    );
}

/** A letter that was taken for a digit by its shape alone. */
export function isGuessed(printed: string | undefined, read: string | undefined): boolean {
  return printed !== read && printed !== undefined && printed in digitLetters;
}
