// `npm run bench -- meals FOLDER`: the text analyser against NutriBench's labels.
import { mkdirSync, writeFileSync } from "node:fs";
import { createTextAnalyser } from "#analysis/text/text-analyser.ts";
import { totalsOf } from "#domain/nutrition/meal-totals.ts";
import { loadFoodTable } from "#food/load-food-table.ts";
import { figuresOf, type MealFigures, type MeasuredMeal } from "./nutribench/meal-figures.ts";
import { type LabelledMeal, portionsCountry, readMealFiles } from "./nutribench/read-meals.ts";
import { countFoundItems } from "./nutribench/who-items.ts";

const homeGround =
  "The US labels of NutriBench are sums over FNDDS 2017-2018, so an analyser that reads a table made from it plays at home there; no figure here compares it with a named model.";

const analyser = createTextAnalyser(loadFoodTable());

async function measure(meal: LabelledMeal): Promise<MeasuredMeal> {
  const start = performance.now();
  const outcome = await analyser.analyse({
    text: meal.text,
    language: meal.language,
    country: portionsCountry,
  });
  const milliseconds = performance.now() - start;
  const { labels } = meal;
  if (outcome.kind !== "analysed") {
    const estimate = { calories: 0, protein: 0, carbs: 0, fat: 0 };
    return { labels, estimate, range: { low: 0, high: 0 }, hasQuestion: false, milliseconds };
  }
  const { calories, protein, carbs, fat, range } = totalsOf(outcome.analysis);
  const hasQuestion = outcome.analysis.questions.length > 0;
  return { labels, estimate: { calories, protein, carbs, fat }, range, hasQuestion, milliseconds };
}

async function measureAll(meals: readonly LabelledMeal[]): Promise<MealFigures> {
  const measured: MeasuredMeal[] = [];
  for (const meal of meals) measured.push(await measure(meal));
  return figuresOf(measured);
}

function lineOf(name: string, figures: MealFigures): string {
  const error = figures.meanAbsoluteError;
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`.padStart(7);
  const cells = [
    name.padEnd(34),
    String(figures.meals).padStart(5),
    percent(figures.carbsWithin7g5),
    error.carbs.toFixed(1).padStart(6),
    error.protein.toFixed(1).padStart(6),
    error.fat.toFixed(1).padStart(6),
    error.calories.toFixed(0).padStart(6),
    percent(figures.rangeCoverage),
    percent(figures.withQuestion),
    figures.medianMs.toFixed(2).padStart(7),
    figures.p99Ms.toFixed(2).padStart(7),
  ];
  return cells.join(" ");
}

const folder = process.argv[2];
if (folder === undefined) throw new Error("Usage: npm run bench -- meals FOLDER");
const files = readMealFiles(folder);
const groups = new Map<string, readonly LabelledMeal[]>();
for (const { name, meals } of files) {
  groups.set(name, meals);
  for (const language of new Set(meals.map((meal) => meal.language))) {
    if (name.includes("multilingual"))
      groups.set(
        `${name} ${language}`,
        meals.filter((meal) => meal.language === language),
      );
  }
  if (name.endsWith("v2")) {
    groups.set(
      `${name} USA`,
      meals.filter((meal) => meal.country === "USA"),
    );
    groups.set(
      `${name} 23 countries`,
      meals.filter((meal) => meal.country !== "USA"),
    );
  }
}
groups.set(
  "v1 pooled",
  files.filter((file) => file.name.includes("v1")).flatMap((file) => file.meals),
);
groups.set(
  "v1 natural",
  files.filter((file) => /v1.*natural/.test(file.name)).flatMap((file) => file.meals),
);
groups.set(
  "v1 metric",
  files.filter((file) => /v1.*metric/.test(file.name)).flatMap((file) => file.meals),
);

// Warm-up; these meals are measured again below.
await measureAll(files.flatMap((file) => file.meals.slice(0, 100)));
const results: Record<string, MealFigures> = {};
console.log(
  `${"".padEnd(34)} meals  ≤7.5g    carb   prot    fat   kcal  range    asked      ms     p99\n${"".padEnd(48)} MAE g`,
);
for (const [name, meals] of groups) {
  const figures = await measureAll(meals);
  results[name] = figures;
  console.log(lineOf(name, figures));
}
const whoItems = await countFoundItems(folder, analyser);
if (whoItems) {
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
  console.log(
    `WHO meals, food by food: ${whoItems.items} foods, ${percent(whoItems.weighed)} recognised with their weight, ${percent(whoItems.right)} with energy within 25 % too`,
  );
}
console.log(`\n${homeGround}`);
const folderOfResults = new URL("./results/", import.meta.url);
mkdirSync(folderOfResults, { recursive: true });
writeFileSync(
  new URL("meals.json", folderOfResults),
  `${JSON.stringify({ note: homeGround, results, whoItems }, null, 2)}\n`,
);
