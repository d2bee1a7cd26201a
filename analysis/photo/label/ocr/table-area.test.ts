import { expect, it } from "vitest";
import { printedLine } from "../testing/printed-lines.ts";
import { tableArea } from "./table-area.ts";

const photo = { width: 2000, height: 1000 };
const tilt = Math.tan(-0.14);
const names = ["Energy", "Total fat", "Carbohydrate", "Sugars", "Protein"];

function tilted(text: string, left: number, middle: number) {
  const line = printedLine(text, left, middle + left * tilt);
  return { ...line, box: { ...line.box, angle: -0.14 } };
}

it("reaches the figures at the far end of dotted leaders, also on a photo that is tilted", () => {
  const named = names.map((name, row) => tilted(name, 100, 500 + row * 30));
  const figures = names.map((_, row) => tilted("2.5g", 900, 500 + row * 30));
  const { area } = tableArea([...named, ...figures], named, photo);
  expect(area.left + area.width).toBeGreaterThan(940);
});

it("does not reach other numbers if figures are close to their names", () => {
  const named = names.map((name, row) => tilted(name, 100, 500 + row * 30));
  const figures = names.map((_, row) => tilted("2.5g", 300, 500 + row * 30));
  const others = names.map((_, row) => tilted("12 mg", 900, 500 + row * 30));
  const { area } = tableArea([...named, ...figures, ...others], named, photo);
  expect(area.left + area.width).toBeLessThan(500);
});
