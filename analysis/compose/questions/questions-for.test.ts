import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import type { MealAnalyser } from "#analysis/analyser.ts";
import { createTextAnalyser } from "#analysis/text/text-analyser.ts";
import { answerQuestions } from "#domain/nutrition/answer-questions.ts";
import { relativeUncertaintyOf } from "#domain/nutrition/calorie-range.ts";
import type { ClarificationQuestion } from "#domain/nutrition/clarification.ts";
import type { MealAnalysis } from "#domain/nutrition/meal-analysis.ts";
import { totalsOf } from "#domain/nutrition/meal-totals.ts";
import type { Language } from "#domain/people/language.ts";
import type { FoodTable } from "#food/food-row.ts";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";

let table: FoodTable;
let analyser: MealAnalyser;
beforeAll(() => {
  table = loadFoodTableOnce();
  // Whatever is worth asking, however sure the figure is.
  analyser = createTextAnalyser(table, { askFrom: 0 });
});

async function analysed(text: string, language: Language = "en"): Promise<MealAnalysis> {
  const outcome = await analyser.analyse({ text, language });
  if (outcome.kind !== "analysed") throw new Error(`${text}: ${outcome.kind}`);
  return outcome.analysis;
}

async function kindsAsked(text: string, language: Language = "en"): Promise<readonly string[]> {
  const { questions } = await analysed(text, language);
  return questions.map(({ id }) => id.replace(/:.*/, ""));
}

function answered(meal: MealAnalysis, question: ClarificationQuestion, answer: string): MealAnalysis {
  const outcome = answerQuestions(meal, [{ questionText: question.questionText, answer }], table.find);
  if (outcome.kind !== "changed") throw new Error(outcome.kind);
  return outcome.analysis;
}

describe("a question is asked where the text leaves something open", () => {
  it.each([
    ["pasta", "portion", "en"],
    ["a bowl of pasta", "sauce", "en"],
    ["a can of coke", "diet", "en"],
    ["100 g of rice", "weighed", "en"],
    ["a glass of milk", "milk", "en"],
    ["coffee", "in-drink", "en"],
    ["a sandwich", "filling", "en"],
    ["200 g chicken breast", "cooking", "en"],
    ["two eggs", "egg", "en"],
    ["un vaso de leche", "milk", "es"],
    ["lentejas", "portion", "es"],
    ["un verre de lait", "milk", "fr"],
    ["salade verte", "dressing", "fr"],
  ] as const)("%s: %s", async (text, kind, language) => {
    expect(await kindsAsked(text, language)).toContain(kind);
  });
});

describe("no question is asked where the text answers it", () => {
  it.each([
    ["150 g grilled chicken and 150 g cooked rice", "en"],
    ["diet coke", "en"],
    ["black coffee", "en"],
    ["coffee, no sugar", "en"],
    ["a glass of skimmed milk", "en"],
    ["2 boiled eggs", "en"],
    ["un vaso de leche desnatada", "es"],
    ["150 g de arroz cocido", "es"],
    ["café solo sin azúcar", "es"],
    ["saumon grillé 150 g", "fr"],
    ["un café noir", "fr"],
  ] as const)("%s", async (text, language) => {
    expect(await kindsAsked(text, language)).toEqual([]);
  });
});

describe("pieces that were counted stay counted in the choices", () => {
  const things = {
    en: ["tacos", "pancakes", "samosas", "empanadas", "meatballs"],
    es: ["tacos", "tacos al pastor", "tamales", "croquetas", "empanadas", "albóndigas"],
    fr: ["crêpes", "nems", "samoussas", "boulettes de viande", "gaufres"],
  } as const;
  const cases = Object.entries(things).flatMap(([language, names]) =>
    names.flatMap((name) => [2, 3, 5].map((count) => [language as Language, count, name] as const)),
  );

  it.each(cases)("%s: %d %s", async (language, count, name) => {
    const { questions } = await analysed(`${count} ${name}`, language);
    const sizes = questions.find(({ id }) => id.startsWith("portion:"));
    for (const { text } of sizes?.choices ?? []) expect(text).toMatch(new RegExp(`^${count} .*\\d`));
  });

  it("are asked about with a question of several", async () => {
    const { questions } = await analysed("3 tacos", "es");
    expect(questions[0]?.questionText).toBe("Tacos: ¿de qué tamaño eran?");
    expect(questions[0]?.choices.map(({ text }) => text.replace(/\d+ g$/, ""))).toEqual([
      "3 de tamaño pequeño, unos ",
      "3 de tamaño mediano, unos ",
      "3 de tamaño grande, unos ",
    ]);
  });

  it("begin with the assumed number if none was stated", async () => {
    const { questions, foods: read } = await analysed("tacos", "es");
    const [first] = questions[0]?.choices ?? [];
    const [count = 0, grams = 0] = (first?.text.match(/\d+/g) ?? []).map(Number);
    expect(count).toBeGreaterThan(1);
    expect(Math.abs(grams - (read[0]?.grams ?? 0))).toBeLessThan(10);
  });
});

const foods = [
  "pasta",
  "a salad",
  "coffee",
  "2 eggs",
  "eggs",
  "toast",
  "a glass of milk",
  "rice",
  "100 g rice",
  "chicken",
  "cod",
  "soup",
  "a sandwich",
  "pizza",
  "a burger",
  "yogurt",
  "steak",
  "fries",
  "a can of cola",
  "lentils",
  "bread",
  "200 g chicken breast",
  "tea",
  "beer",
  "a banana",
] as const;
const anyMealText = fc.uniqueArray(fc.constantFrom(...foods), { minLength: 1, maxLength: 5 });

async function everyMeal(check: (meal: MealAnalysis) => void): Promise<void> {
  await fc.assert(
    fc.asyncProperty(anyMealText, async (texts) => check(await analysed(texts.join(", ")))),
    { numRuns: 40 },
  );
}

function everyChoice(
  meal: MealAnalysis,
  check: (after: MealAnalysis, question: ClarificationQuestion, at: number) => void,
): void {
  for (const question of meal.questions) {
    for (const [at, { text }] of question.choices.entries())
      check(answered(meal, question, text), question, at);
  }
}

describe("the questions of any meal", () => {
  it("are at most three, with different texts and ids, the largest spread first", async () => {
    await everyMeal(({ questions }) => {
      expect(questions.length).toBeLessThanOrEqual(3);
      expect(new Set(questions.map(({ questionText }) => questionText)).size).toBe(questions.length);
      expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
      const spreads = questions.map(({ spreadKcal }) => spreadKcal);
      expect(spreads).toEqual(spreads.toSorted((a, b) => b - a));
    });
  });

  it("offer two to four different, finished texts", async () => {
    await everyMeal(({ questions }) => {
      for (const { questionText, choices } of questions) {
        expect(choices.length).toBeGreaterThanOrEqual(2);
        expect(choices.length).toBeLessThanOrEqual(4);
        expect(new Set(choices.map(({ text }) => text)).size).toBe(choices.length);
        for (const text of [questionText, ...choices.map((choice) => choice.text)])
          expect(text).not.toMatch(/[{}]|undefined|NaN|^\s*$/);
      }
    });
  });

  it("are worth asking: their answers move 60 kcal or 15 % of the meal, as they say", async () => {
    await everyMeal((meal) => {
      for (const question of meal.questions) {
        const energies = question.choices.map(({ text }) => {
          const { foods: after } = answered(meal, question, text);
          return after.reduce((sum, food) => sum + (food.per100Grams.calories * food.grams) / 100, 0);
        });
        const spread = Math.max(...energies) - Math.min(...energies);
        expect(Math.abs(spread - question.spreadKcal)).toBeLessThanOrEqual(0.5 + 1e-6);
        expect(spread >= 60 || spread >= totalsOf(meal).calories * 0.15 - 1).toBe(true);
      }
    });
  });
});

describe("an answer", () => {
  it("is among the choices that keeps the estimate and narrows the range", async () => {
    await everyMeal((meal) => {
      const before = totalsOf(meal);
      for (const question of meal.questions) {
        const answers = question.choices.map(({ text }) => answered(meal, question, text));
        const kept = answers.filter((after) => totalsOf(after).calories === before.calories);
        expect(kept.length).toBeGreaterThan(0);
        for (const after of kept.slice(0, 1)) {
          const { range } = totalsOf(after);
          expect(after.foods.map(({ name }) => name)).toEqual(meal.foods.map(({ name }) => name));
          expect(range.high - range.low).toBeLessThanOrEqual(before.range.high - before.range.low);
          expect(relativeUncertaintyOf(after.foods)).toBeLessThan(relativeUncertaintyOf(meal.foods));
        }
      }
    });
  });

  it("of sizes goes from small to large", async () => {
    await everyMeal((meal) => {
      for (const question of meal.questions) {
        const sizes = question.choices.filter(({ text }) => /^(?:Small|Medium|Large), about/.test(text));
        const names = sizes.map(({ text }) => text.split(",")[0]);
        if (sizes.length > 0) expect(names).toEqual(["Small", "Medium", "Large"]);
      }
    });
  });

  it("makes the food it is about surer, whichever it is", async () => {
    await everyMeal((meal) => {
      everyChoice(meal, (after, question) => {
        const id = question.id.replace(/^[^:]+:/, "");
        const before = meal.foods.find((food) => food.id === id);
        const changed = after.foods.find((food) => food.id === id);
        expect(changed?.energyUncertainty).toBeLessThan(before?.energyUncertainty ?? 0);
      });
    });
  });

  it("settles its question and leaves the others to be answered", async () => {
    await everyMeal((meal) => {
      everyChoice(meal, (after, question) => {
        const left = meal.questions.filter((other) => other !== question);
        expect(after.questions).toEqual(left);
      });
    });
  });

  it("to each question at once is taken too", async () => {
    await everyMeal((meal) => {
      const answers = meal.questions.map(({ questionText, choices }) => ({
        questionText,
        answer: choices.at(-1)?.text ?? "",
      }));
      const outcome = answerQuestions(meal, answers, table.find);
      expect(outcome.kind === "changed" && outcome.analysis.questions).toEqual([]);
    });
  });
});

describe("a question that makes no sense is never asked", () => {
  it.each([
    ["french fries", "en"],
    ["papas fritas", "es"],
    ["des frites", "fr"],
    ["rice and peas", "en"],
  ] as const)("asks for no number of %s", async (text, language) => {
    const { questions } = await analysed(text, language);
    for (const { questionText } of questions)
      expect(questionText).not.toMatch(/how many|cuánt[ao]s|combien/i);
  });

  it.each([
    ["water", "en"],
    ["a glass of water", "en"],
    ["un vaso de agua", "es"],
    ["de l'eau", "fr"],
  ] as const)("asks nothing about %s", async (text, language) => {
    expect(await kindsAsked(text, language)).toEqual([]);
  });

  it.each(["sushi", "lasagna", "a hamburger"])("does not ask how %s was cooked", async (text) => {
    expect(await kindsAsked(text)).not.toContain("cooking");
  });
});
