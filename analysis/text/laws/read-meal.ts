/** Reads a text once for all of them, and holds breaches against the exceptions. */
import type { AnalysedFood, MealAnalysis } from "#domain/nutrition/meal-analysis.ts";
import type { Country } from "#domain/people/country.ts";
import type { Language } from "#domain/people/language.ts";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { readTsv } from "#food/tsv-file.ts";
import { createTextAnalyser } from "../text-analyser.ts";

const analyser = createTextAnalyser(loadFoodTableOnce());

export interface Meal {
  readonly foods: readonly AnalysedFood[];
  readonly grams: number;
  readonly kcal: number;
  readonly analysis: MealAnalysis | undefined;
}

const none: Meal = { foods: [], grams: 0, kcal: 0, analysis: undefined };

export function readMeal(text: string, language: Language, country?: Country): Promise<Meal> {
  return read({ text, language, ...(country && { country }) });
}

/** All that goes into the pot. */
export function readRecipe(text: string, language: Language): Promise<Meal> {
  return read({ text, language, isRecipe: true });
}

type Typed = Parameters<typeof analyser.analyse>[0];

/** A third of what the laws compare is the same few texts. */
const meals = new Map<string, Promise<Meal>>();

function read(typed: Typed): Promise<Meal> {
  const key = JSON.stringify(typed);
  const meal = meals.get(key) ?? analyse(typed);
  meals.set(key, meal);
  return meal;
}

async function analyse(typed: Typed): Promise<Meal> {
  const outcome = await analyser.analyse(typed);
  if (outcome.kind !== "analysed") return none;
  const { foods } = outcome.analysis;
  const sum = (figure: (food: AnalysedFood) => number) =>
    foods.reduce((total, food) => total + figure(food), 0);
  return {
    foods,
    grams: sum(({ grams }) => grams),
    kcal: sum(({ grams, per100Grams }) => (grams * per100Grams.calories) / 100),
    analysis: outcome.analysis,
  };
}

/** "A 100 g; B 20 g" */
export function describeMeal({ foods, kcal }: Meal): string {
  const each = foods.map(({ source, grams }) => `${source.description} ${grams.toFixed(1)} g`);
  return `${kcal.toFixed(0)} kcal (${each.join("; ")})`;
}

export function isNear(value: number, expected: number, share = 0.005): boolean {
  return Math.abs(value - expected) <= Math.abs(expected) * share + 1e-6;
}

/** A law, what in its texts is excepted, and why: a line of exceptions.tsv. */
const exceptions = readTsv(new URL("./exceptions.tsv", import.meta.url)).map(
  ([law = "", pattern = "", reason = ""]) => {
    if (reason === "") throw new Error(`Laws: the exception "${pattern}" has no reason`);
    return { law, pattern: new RegExp(`^(?:${pattern})$`, "iu") };
  },
);

/** Whether the text, or the food that it is made from, is excepted from the law. */
function isExcepted(law: string, text: string): boolean {
  return exceptions.some((each) => each.law === law && each.pattern.test(text));
}

/** What was read for a law, and what broke it. */
export class Breaches {
  readonly #law: string;
  readonly #found: string[] = [];
  #cases = 0;

  constructor(law: string) {
    this.#law = law;
  }

  /** One case, told as the texts and what they were read as, unless what it is about is excepted. */
  check(isKept: boolean, about: string, told: () => string): void {
    if (isExcepted(this.#law, about)) return;
    this.#cases++;
    if (!isKept) this.#found.push(told());
  }

  /** Fails with every breach; `casesMin` says that there is something to hold to. */
  expectNone(casesMin: number): void {
    if (this.#cases < casesMin) throw new Error(`${this.#law}: only ${this.#cases} cases`);
    if (this.#found.length === 0) return;
    throw new Error(`${this.#law}: ${this.#found.length} of ${this.#cases} cases\n${this.#found.join("\n")}`);
  }
}
