import { expect, it } from "vitest";
import { printedLine } from "../testing/printed-lines.ts";
import { rereadShortLines } from "./reread-short-lines.ts";
import type { ReadLine, TextReader } from "./text-reader.ts";

const photo = { width: 1, height: 1, data: new Uint8Array(3) };
/** A "g" in a line as wide as two characters, and one in a line of its own width. */
const wide = { ...printedLine("g", 100, 50), box: printedLine("0g", 100, 50).box };
const narrow = printedLine("g", 200, 50);

function readerOf(answer: (box: ReadLine["box"]) => string): TextReader {
  return {
    find: async () => [],
    read: async (_, boxes) => boxes.map((box) => ({ ...printedLine(answer(box), 0, 0), box })),
  };
}
const textOf = ({ characters }: ReadLine) => characters.map(({ text }) => text).join("");

it("reads a unit again in other cuts if its line is as wide as a figure", async () => {
  const reader = readerOf(({ height }) => (height < 20 ? "Og" : "g"));
  expect((await rereadShortLines(reader, photo, [wide, narrow])).map(textOf)).toEqual(["Og", "g"]);
});

it("keeps the first reading if no cut shows a digit", async () => {
  const reader = readerOf(() => "g");
  expect(await rereadShortLines(reader, photo, [wide])).toEqual([wide]);
});

it("finds the “<” of a small amount", async () => {
  const bound = printedLine("0,5g", 100, 50);
  const reader = readerOf(({ width }) => (width > bound.box.width + 10 ? "<0,5g" : "0,5g"));
  expect((await rereadShortLines(reader, photo, [bound])).map(textOf)).toEqual(["<0,5g"]);
});
