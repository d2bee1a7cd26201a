/** Law: the diminutive of a measure is that measure, small. */
import { expect, it } from "vitest";
import type { Measure } from "../quantities/measures.ts";
import { grammars } from "./grammars.ts";

const { measures } = grammars.es;
const wordOf = (measure: Measure | undefined) => (measure?.kind === "household" ? measure.word : undefined);

it.each([
  ["cuenquito", "cuenco"],
  ["vasito", "vaso"],
  ["platito", "plato"],
  ["copita", "copa"],
  ["botellita", "botella"],
  ["latita", "lata"],
  ["sobrecito", "sobre"],
  ["paquetito", "paquete"],
  ["trocito", "trozo"],
  ["pedacito", "pedazo"],
  ["lonchita", "loncha"],
  ["porcioncita", "porcion"],
  ["cucharoncito", "cucharon"],
  ["tarrito", "tarro"],
  ["puñadito", "puñado"],
])("%s is a small %s", (small, base) => {
  const [said, usual] = [small, base].map((word) => measures.get(word.replaceAll("ñ", "n")));
  expect(wordOf(said)).toBe(wordOf(usual));
  expect(said).toMatchObject({ size: "small" });
});

it.each(["cucharadita", "palito", "barrita"])("%s keeps the meaning that it is listed with", (word) => {
  expect(measures.get(word)).not.toMatchObject({ size: "small" });
});
