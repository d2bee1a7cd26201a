import type { DecodedPhoto } from "../../recogniser.ts";
import type { TextBox } from "./rectangle.ts";
import type { ReadLine, TextReader } from "./text-reader.ts";

/** In line heights. A "g" alone is narrower: in a wider line a digit before it was missed. */
const loneUnitWidth = 0.93;
/** In line heights. A longer line is never read as nothing. */
const shortWidth = 2.5;
/** Other cuts of the same line: how much is added to its width, in line heights, and the share of its height that is kept. */
const cuts = [
  { added: 0, height: 0.8 },
  { added: 1.2, height: 0.8 },
  { added: 0.3, height: 0.85 },
  { added: 0.6, height: 0.85 },
  { added: 0.3, height: 1 },
  { added: 1, height: 1 },
] as const;

const textOf = ({ characters }: ReadLine) => characters.map(({ text }) => text).join("");
const leastCertainty = ({ characters }: ReadLine) =>
  Math.min(...characters.map(({ certainty }) => certainty));

const cutsOf = (box: TextBox): readonly TextBox[] =>
  cuts.map(({ added, height }) => ({
    ...box,
    width: box.width + added * box.height,
    height: height * box.height,
  }));

interface Suspicion {
  readonly applies: (text: string, box: TextBox) => boolean;
  /** Whether a second reading has what the first one missed. */
  readonly isConfirmed: (text: string, first: string) => boolean;
}

const suspicions: readonly Suspicion[] = [
  {
    applies: (text, { width, height }) =>
      text === "" && width > loneUnitWidth * height && width < shortWidth * height,
    isConfirmed: (text) => /^<?[\d.,oOQ]*[\doOQ]\s?m?g$/i.test(text),
  },
  {
    applies: (text, box) => /^[gq]$/i.test(text) && box.width >= loneUnitWidth * box.height,
    isConfirmed: (text) => /^[\doOQ]\s?g$/i.test(text),
  },
  // Labels print small amounts as upper bounds: "<0.5 g".
  {
    applies: (text) => /^0[.,](?:5|1|01)\s?g?$/.test(text),
    isConfirmed: (text, first) => text.startsWith("<") && text.replace(/^<\s?/, "") === first,
  },
];

/** Reads lines again in other cuts if the first reading may have missed a character at their edge: "0 g" read as "g", "<0.5 g" as "0.5 g". */
export async function rereadShortLines(
  reader: TextReader,
  photo: DecodedPhoto,
  lines: readonly ReadLine[],
): Promise<readonly ReadLine[]> {
  const reread = new Map<ReadLine, ReadLine>();
  for (const line of lines) {
    const text = textOf(line).trim();
    const suspicion = suspicions.find(({ applies }) => applies(text, line.box));
    if (suspicion === undefined) continue;
    const readings = await reader.read(photo, cutsOf(line.box));
    const [best] = readings
      .filter((reading) => suspicion.isConfirmed(textOf(reading).trim(), text))
      .toSorted((a, b) => leastCertainty(b) - leastCertainty(a));
    if (best) reread.set(line, { ...best, box: line.box });
  }
  return lines.map((line) => reread.get(line) ?? line);
}
