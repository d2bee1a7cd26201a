/** A stroke at the start is a 1, since a figure follows a name: "Saturada lg". */
const strokeFirst = /^(\s*)[lI|](?=\s?m?g(?![a-z]))/i;

/** A zero that is the only character of its cell. */
const loneZero = /^\s*[oOQD]\s*$/;

/** Letters that digits are misread as before a unit: "2A g", "G g". */
const digitLetters: Readonly<Record<string, string>> = { A: "4", B: "8", G: "6", L: "1", S: "5", Z: "2" };
const letterInFigure =
  /(?<![A-Za-z])(?:[\d.,]*\d[.,]?[ABGSZ][\d.,]*|[ABGSZ][.,]?\d[\d.,]*|[BGL](?=g))(?=\s?m?g(?![A-Za-z]))/g;

/** A stroke behind "less than" is a 1: "less than tg". */
const loneStroke = /((?:<|less\s*than|menos\s*de|moins\s*de)\s*)[tIl|i](?=\s*g)/i;

/** Replaces misread letters by digits. The text keeps its length, so that each character keeps its place. */
export function withDigits(text: string): string {
  return text
    .replace(loneStroke, (_, words) => `${words}1`)
    .replace(strokeFirst, (_, space) => `${space}1`)
    .replace(loneZero, (zero) => zero.replace(/[oOQD]/, "0"))
    .replace(letterInFigure, (figure) =>
      figure.replace(/[ABGLSZ]/g, (letter) => digitLetters[letter] ?? letter),
    );
}

/** Whether a letter was replaced because of its shape alone. */
export function isGuessed(printed: string | undefined, read: string | undefined): boolean {
  return printed !== read && printed !== undefined && printed in digitLetters;
}
