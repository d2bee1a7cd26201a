import { describe, expect, it } from "vitest";
import type { Language } from "#domain/people/language.ts";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { createTextAnalyser } from "../../text-analyser.ts";

const analyser = createTextAnalyser(loadFoodTableOnce());

async function foodsIn(text: string, language: Language) {
  const outcome = await analyser.analyse({ text, language });
  const foods = outcome.kind === "analysed" ? outcome.analysis.foods : [];
  return foods.map(({ source, grams }) => `${source.code} ${Math.round(grams)}`);
}

interface Filled {
  readonly language: Language;
  readonly things: readonly string[];
  readonly fillings: readonly (readonly [string, string])[];
  /** With both fillings, as a sentence. */
  readonly said: string;
}

const written: readonly Filled[] = [
  {
    language: "en",
    things: ["wrap", "bagel", "omelette", "salad"],
    fillings: [
      ["chicken", "lettuce"],
      ["ham", "cheese"],
      ["smoked salmon", "avocado"],
    ],
    said: "THING with A and B",
  },
  {
    language: "es",
    things: ["bocadillo", "wrap", "tostada", "ensalada"],
    fillings: [
      ["pollo", "lechuga"],
      ["jamón", "queso"],
      ["atún", "tomate"],
    ],
    said: "THING de A y B",
  },
  {
    language: "fr",
    things: ["sandwich", "crêpe", "panini", "salade"],
    fillings: [
      ["poulet", "avocat"],
      ["jambon", "fromage"],
      ["thon", "tomate"],
    ],
    said: "THING avec A et B",
  },
];

const forms = ["THING - A, B", "THING: A, B", "THING – A & B", "THING (A, B)"];

const sentences = written.flatMap(({ language, things, fillings, said }) =>
  things.flatMap((thing) =>
    fillings.flatMap(([first, second]) => {
      const filled = (form: string) =>
        form.replace("THING", thing).replace(/\bA\b/, first).replace(/\bB\b/, second);
      return forms.map((form) => [language, filled(form), filled(said)] as const);
    }),
  ),
);

describe("fillings behind a mark", () => {
  it.each(sentences)("lie in what is before it (%s): %s", async (language, marked, said) => {
    expect(await foodsIn(marked, language)).toEqual(await foodsIn(said, language));
  });

  it.each([
    ["bagel - apple pie", "bagel, apple pie"],
    ["wrap - coffee", "wrap, coffee"],
    ["salad: 200 g chicken", "200 g chicken"],
  ])("leave other foods alone: %s", async (marked, listed) => {
    expect(await foodsIn(marked, "en")).toEqual(await foodsIn(listed, "en"));
  });
});
