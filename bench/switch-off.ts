/** `npm run bench switch-off -- [--each] [--off STEP,…] [--only STEP,…] [--nutribench FOLDER] [--apart SET]… SET…`: what the steps of the text reader are worth. */
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import type { Country } from "#domain/people/country.ts";
import type { Language } from "#domain/people/language.ts";
import { isNearMiddle } from "./everyday/figures.ts";
import { portionsCountry, readMealFiles } from "./nutribench/read-meals.ts";
import { makeStepsSwitchable, steps } from "./switch-off/switchable-steps.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    each: { type: "boolean", default: false },
    off: { type: "string", default: "" },
    only: { type: "string", default: "" },
    nutribench: { type: "string" },
    // Of independent writers, counted by themselves.
    apart: { type: "string", multiple: true, default: [] },
    // Steps that do something in a larger share of the texts are of the core, and not worth the hours.
    most: { type: "string", default: "0.25" },
    folders: { type: "string", default: "segment,counted-once,named" },
  },
});

makeStepsSwitchable(values.folders.split(","));
const { createTextAnalyser } = await import("#analysis/text/text-analyser.ts");
const { totalsOf } = await import("#domain/nutrition/meal-totals.ts");
const { loadFoodTable } = await import("#food/load-food-table.ts");
const analyser = createTextAnalyser(loadFoodTable());

interface Judged {
  readonly text: string;
  readonly language: Language;
  readonly country?: Country;
  readonly group: string;
  readonly isRight: (calories: number, carbs: number) => boolean;
}

/** As NutriBench counts. g of carbohydrate */
const carbsTolerance = 7.5;
/** Every third meal of NutriBench is enough and takes a third of the time. */
const everyMeal = 3;

interface Accepted {
  readonly low: number;
  readonly high: number;
}

const everyday = [...positionals, ...values.apart].flatMap((file) => {
  const part = values.apart.includes(file) ? "apart" : undefined;
  const sentences = JSON.parse(readFileSync(file, "utf8")) as (Omit<Judged, "group" | "isRight"> &
    Accepted)[];
  return sentences.map((each, at): Judged => {
    const isRight = (calories: number) => isNearMiddle({ ...each, calories });
    return { ...each, group: `${each.language} ${part ?? (at % 2 === 0 ? "even" : "odd")}`, isRight };
  });
});
const meals = values.nutribench === undefined ? [] : readMealFiles(values.nutribench);
const nutribench = meals
  .flatMap((file) => file.meals.map((meal) => ({ ...meal, file: file.name })))
  .filter((_, at) => at % everyMeal === 0)
  .map(({ text, language, labels, file }): Judged => {
    const isRight = (_: number, carbs: number) => Math.abs(carbs - labels.carbs) <= carbsTolerance;
    return { text, language, country: portionsCountry, group: file, isRight };
  });
const all = [...everyday, ...nutribench];

interface Answer {
  readonly calories: number;
  /** As the foods are called. */
  readonly names: string;
  readonly isRight: boolean;
}

async function answer({ text, language, country, isRight }: Judged): Promise<Answer> {
  const outcome = await analyser.analyse({ text, language, ...(country === undefined ? {} : { country }) });
  if (outcome.kind !== "analysed") return { calories: 0, names: "", isRight: isRight(0, 0) };
  const { calories, carbs } = totalsOf(outcome.analysis);
  const names = outcome.analysis.foods.map(({ name }) => name).join();
  return { calories, names, isRight: isRight(calories, carbs) };
}

const namedBy = (option: string) => {
  const parts = option.split(",").filter(Boolean);
  return (name: string) => parts.some((part) => name.includes(part));
};
const isSwitchedOff = namedBy(values.off);
for (const [name, step] of steps) step.isOff = isSwitchedOff(name);

const before: Answer[] = [];
const firedIn = new Map<string, number[]>();
for (const [at, each] of all.entries()) {
  for (const step of steps.values()) step.hasFired = false;
  before.push(await answer(each));
  if (!values.each) continue;
  for (const [name, { hasFired }] of steps) {
    if (!hasFired) continue;
    const fired = firedIn.get(name) ?? [];
    fired.push(at);
    firedIn.set(name, fired);
  }
}

const percent = (right: number, of: number) => `${((100 * right) / Math.max(1, of)).toFixed(2)} %`;
const groups = new Map<string, { right: number; of: number }>();
for (const [at, { group }] of all.entries()) {
  const [language = ""] = group.split(" ");
  const sums = at < everyday.length ? ["everyday", language, group] : ["nutribench", group];
  for (const name of sums) {
    const sum = groups.get(name) ?? { right: 0, of: 0 };
    if (before[at]?.isRight === true) sum.right++;
    sum.of++;
    groups.set(name, sum);
  }
}
for (const [name, { right, of }] of groups) console.log(`${name.padEnd(30)} ${percent(right, of)} of ${of}`);

const isKnownHalf = (half: string) => half === "even" || half === "odd" || half === "apart";
const firedMost = all.length * Number(values.most);
if (values.each) {
  console.log("step\tfired\tchanged\teven\todd\tapart\tnutribench");
  const isTried = namedBy(values.only);
  for (const [name, step] of steps) {
    const fired = firedIn.get(name) ?? [];
    if ((values.only !== "" && !isTried(name)) || step.isOff) continue;
    if (fired.length > firedMost) {
      console.log(`${name}\t${fired.length}\tnot tried`);
      continue;
    }
    step.isOff = true;
    let changed = 0;
    let failed = 0;
    const lost = { even: 0, odd: 0, apart: 0, nutribench: 0 };
    for (const at of fired) {
      const judged = all[at];
      const was = before[at];
      if (judged === undefined || was === undefined) continue;
      const is = await answer(judged).catch(() => undefined);
      if (is === undefined) {
        failed++;
        continue;
      }
      if (Math.abs(is.calories - was.calories) > 0.5 || is.names !== was.names) changed++;
      const [, half = ""] = judged.group.split(" ");
      const part = at >= everyday.length ? "nutribench" : isKnownHalf(half) ? half : "odd";
      lost[part] += Number(is.isRight) - Number(was.isRight);
    }
    step.isOff = false;
    const counts = failed > 0 ? [`${failed} failed`] : [lost.even, lost.odd, lost.apart, lost.nutribench];
    console.log([name, fired.length, changed, ...counts].join("\t"));
  }
}
