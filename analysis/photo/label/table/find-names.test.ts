import { expect, it } from "vitest";
import { printedLine } from "../testing/printed-lines.ts";
import { findNames, plainText } from "./find-names.ts";
import { placeLines } from "./placed-line.ts";
import { loadRowNames } from "./row-names.ts";

const rowNames = loadRowNames();
function namesIn(text: string): string[] {
  const [line] = placeLines([printedLine(text, 0, 10)]);
  return line ? findNames(line, plainText(line), rowNames).map(({ nutrient }) => nutrient) : [];
}

it.each([
  ["Matièresgrasses", ["fat"]],
  ["dontacidesgrassatures", ["saturates"]],
  ["Hidratosdecarbono", ["carbohydrate"]],
  ["de loscualesazucares", ["sugars"]],
  ["Fat/Lipides", ["fat", "fat"]],
  ["Detary Fiber10g", ["fibre"]],
  ["Polyunsaurated Fat 1g", ["ignored"]],
  ["Includes15gAddedSugars30%", ["ignored", "ignored"]],
  ["Grasas0g.Saturadas0,1g", ["fat", "saturates"]],
  ["Calories 110 CaloriesfromFat20", ["energy", "ignored"]],
  ["FatOg", ["fat"]],
  ["Sel 0,7g", ["salt"]],
])("finds the rows that “%s” names", (text, nutrients) => {
  expect(namesIn(text)).toEqual(nutrients);
});

it.each(["saltado de pollo", "selection", "fatigue", "universal"])(
  "finds no short name inside “%s”",
  (text) => {
    expect(namesIn(text)).toEqual([]);
  },
);
