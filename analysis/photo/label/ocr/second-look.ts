import type { DecodedPhoto } from "../../recogniser.ts";
import type { TextBox } from "./rectangle.ts";
import type { ReadLine, TextReader } from "./text-reader.ts";

/** A "g" alone is narrower, in line heights: a digit before it was overlooked. */
const loneUnitWidth = 0.93;
/** In line heights: a longer line is not read as nothing. */
const shortWidth = 2.5;
/** Other cuts of the same place: how much is added to the width, in line heights, and which part of the height is kept. */
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

interface Look {
  readonly asks: (text: string, box: TextBox) => boolean;
  /** Whether another reading says more than the first. */
  readonly adds: (text: string, first: string) => boolean;
}

const looks: readonly Look[] = [
  {
    asks: (text, { width, height }) =>
      text === "" && width > loneUnitWidth * height && width < shortWidth * height,
    adds: (text) => /^<?[\d.,oOQ]*[\doOQ]\s?m?g$/i.test(text),
  },
  {
    asks: (text, box) => /^[gq]$/i.test(text) && box.width >= loneUnitWidth * box.height,
    adds: (text) => /^[\doOQ]\s?g$/i.test(text),
  },
  // What small amounts are printed as: "<0.5 g".
  {
    asks: (text) => /^0[.,](?:5|1|01)\s?g?$/.test(text),
    adds: (text, first) => text.startsWith("<") && text.replace(/^<\s?/, "") === first,
  },
];

/** Reads "0 g" again where only its unit was read, and "<0.5 g" without its sign: what stands at the edge of a short line is overlooked. */
export async function lookAgain(
  reader: TextReader,
  photo: DecodedPhoto,
  lines: readonly ReadLine[],
): Promise<readonly ReadLine[]> {
  const again = new Map<ReadLine, ReadLine>();
  for (const line of lines) {
    const text = textOf(line).trim();
    const look = looks.find(({ asks }) => asks(text, line.box));
    if (look === undefined) continue;
    const readings = await reader.read(photo, cutsOf(line.box));
    const [best] = readings
      .filter((reading) => look.adds(textOf(reading).trim(), text))
      .toSorted((a, b) => leastCertainty(b) - leastCertainty(a));
    if (best) again.set(line, { ...best, box: line.box });
  }
  return lines.map((line) => again.get(line) ?? line);
}
