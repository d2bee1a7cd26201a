/** One character of a line. */
export interface ReadCharacter {
  readonly text: string;
  /** Its middle, from 0 at the left end of the line to 1 at the right end. */
  readonly at: number;
  /** 0 to 1 */
  readonly certainty: number;
}

export interface LineScores {
  /** `steps * classes` probabilities; class 0 says that nothing new begins. */
  readonly data: Float32Array;
  readonly steps: number;
  readonly classes: number;
  /** The share of the steps that the line fills; the rest is padding. */
  readonly filled: number;
}

/** The model's alphabet has Chinese punctuation, too: a full-width comma is read as a plain one. */
const wideSigns = /[\uFF01-\uFF5E]/;
const ideographicSigns: Readonly<Record<string, string>> = { "。": ".", "、": "," };

export function narrowSign(text: string): string {
  return ideographicSigns[text] ?? (wideSigns.test(text) ? text.normalize("NFKC") : text);
}

function bestClass(data: Float32Array, from: number, classes: number): number {
  let best = 0;
  let most = data[from] ?? 0;
  for (let at = 1; at < classes; at++) {
    const value = data[from + at] ?? 0;
    if (value > most) {
      most = value;
      best = at;
    }
  }
  return best;
}

/** The likeliest class of each step; repeats are one character unless a blank lies between them (CTC). */
export function decodeCharacters(scores: LineScores, alphabet: readonly string[]): readonly ReadCharacter[] {
  const { data, steps, classes, filled } = scores;
  const characters: ReadCharacter[] = [];
  let last = 0;
  for (let step = 0; step < steps; step++) {
    const best = bestClass(data, step * classes, classes);
    const text = alphabet[best - 1];
    if (best !== 0 && best !== last && text !== undefined) {
      const at = Math.min(1, (step + 0.5) / (steps * filled));
      characters.push({ text: narrowSign(text), at, certainty: data[step * classes + best] ?? 0 });
    }
    last = best;
  }
  return characters;
}
