import { expect, it } from "vitest";
import { printedLine } from "../testing/printed-lines.ts";
import { lookAgain } from "./second-look.ts";
import type { ReadLine, TextReader } from "./text-reader.ts";

const photo = { width: 1, height: 1, data: new Uint8Array(3) };
/** A "g" as wide as two characters, and one as wide as it is. */
const wide = { ...printedLine("g", 100, 50), box: printedLine("0g", 100, 50).box };
const narrow = printedLine("g", 200, 50);

function readerOf(answer: (box: ReadLine["box"]) => string): TextReader {
  return {
    find: async () => [],
    read: async (_, boxes) => boxes.map((box) => ({ ...printedLine(answer(box), 0, 0), box })),
  };
}
const textOf = ({ characters }: ReadLine) => characters.map(({ text }) => text).join("");

it("reads a unit that is as wide as a figure again, in other cuts", async () => {
  const reader = readerOf(({ height }) => (height < 20 ? "Og" : "g"));
  expect((await lookAgain(reader, photo, [wide, narrow])).map(textOf)).toEqual(["Og", "g"]);
});

it("leaves it as it is where no cut shows a digit", async () => {
  const reader = readerOf(() => "g");
  expect(await lookAgain(reader, photo, [wide])).toEqual([wide]);
});

it("looks again for the sign of a small amount", async () => {
  const bound = printedLine("0,5g", 100, 50);
  const reader = readerOf(({ width }) => (width > bound.box.width + 10 ? "<0,5g" : "0,5g"));
  expect((await lookAgain(reader, photo, [bound])).map(textOf)).toEqual(["<0,5g"]);
});
