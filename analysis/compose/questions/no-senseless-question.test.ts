import { beforeAll, describe, expect, it } from "vitest";
import type { MealAnalyser } from "#analysis/analyser.ts";
import { takeTurns } from "#analysis/text/testing/take-turns.ts";
import { createTextAnalyser } from "#analysis/text/text-analyser.ts";
import type { ClarificationQuestion } from "#domain/nutrition/clarification.ts";
import type { MealAnalysis } from "#domain/nutrition/meal-analysis.ts";
import { totalsOf } from "#domain/nutrition/meal-totals.ts";
import { type Language, languages } from "#domain/people/language.ts";
import type { FoodRow, FoodTable } from "#food/food-row.ts";
import { shownName } from "#food/names/food-names.ts";
import { portionClassOf } from "#food/portions/class-of-row.ts";
import { isInGroup } from "#food/portions/meal-groups.ts";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";

const namesPerClass = 3;

let table: FoodTable;
let analyser: MealAnalyser;
beforeAll(() => {
  table = loadFoodTableOnce();
  analyser = createTextAnalyser(table, { askFrom: 0 });
});

/** A few foods of every class of dish that people can name, whatever classes there will be: of each one in a language, others in the next. */
function namedRowsByClass(language: Language): readonly FoodRow[] {
  const named = table.rows.filter((row) => row.names !== undefined);
  const byClass = Map.groupBy(named, (row) => portionClassOf(row) ?? row.category);
  return [...byClass.values()].flatMap((rows, at) =>
    takeTurns(rows.slice(0, namesPerClass), namesPerClass, at + languages.indexOf(language)),
  );
}

/** What may not be asked of a row, by the kind of question. */
const senseless: Readonly<Record<string, (row: FoodRow) => boolean>> = {
  cooking: ({ nutriScoreClass, category, source }) =>
    nutriScoreClass === "beverage" ||
    nutriScoreClass === "water" ||
    /sushi|sandwich|pizza|soup/i.test(category + source.description),
  fat: ({ nutriScoreClass }) => nutriScoreClass === "beverage" || nutriScoreClass === "water",
  weighed: ({ nutriScoreClass }) => nutriScoreClass === "beverage" || nutriScoreClass === "water",
  dressing: ({ nutriScoreClass, category }) => nutriScoreClass === "beverage" || /^Fruit/.test(category),
  spread: ({ nutriScoreClass }) => nutriScoreClass === "beverage",
  sauce: ({ nutriScoreClass }) => nutriScoreClass === "beverage",
  "in-drink": ({ nutriScoreClass }) => nutriScoreClass !== "beverage" && nutriScoreClass !== "water",
  sugar: ({ nutriScoreClass }) => nutriScoreClass !== "beverage" && nutriScoreClass !== "water",
};

const countQuestion = /how many\?|cuántas unidades|combien \?/i;

interface AskedFood {
  readonly language: Language;
  readonly analysis: MealAnalysis;
  readonly question: ClarificationQuestion;
  readonly row: FoodRow;
}

async function everythingAsked(
  language: Language,
  textOf: (name: string) => string,
): Promise<readonly AskedFood[]> {
  const asked: AskedFood[] = [];
  for (const { names } of namedRowsByClass(language)) {
    const name = shownName(names, language);
    const outcome = await analyser.analyse({ text: textOf(name ?? ""), language });
    if (outcome.kind !== "analysed") continue;
    const { analysis } = outcome;
    for (const question of analysis.questions) {
      const food = analysis.foods.find(({ id }) => question.id.endsWith(`:${id}`));
      const row = food && table.find(food.source.table, food.source.code);
      if (row !== undefined) asked.push({ language, analysis, question, row });
    }
  }
  return asked;
}

function isSenseless({ analysis, question, row }: AskedFood): boolean {
  const { id, questionText, choices, spreadKcal } = question;
  const [kind = ""] = id.split(":");
  const isCounted = countQuestion.test(questionText) && isInGroup(row, "uncounted");
  const isTooSmall = spreadKcal < 59.5 && spreadKcal < totalsOf(analysis).calories * 0.15 - 1;
  const isRepeated = new Set(choices.map((choice) => choice.text)).size < choices.length;
  const isOfWater = row.nutriScoreClass === "water";
  return isCounted || isTooSmall || isRepeated || isOfWater || senseless[kind]?.(row) === true;
}

describe("no class of dish gets a question without sense", () => {
  it.each(languages)("in %s", async (language) => {
    const asked = await everythingAsked(language, (name) => name);
    expect(asked.length).toBeGreaterThan(50);
    expect(asked.filter(isSenseless).map(({ question }) => question.questionText)).toEqual([]);
  });
});

/** Less than a whole name leaves open which food is meant. */
const firstTwoWords = (name: string) => name.split(" ").slice(0, 2).join(" ");

describe('the question "Which of these was it?"', () => {
  it.each(languages)(
    "offers foods named in %s, the estimate first",

    async (language) => {
      const asked = await everythingAsked(language, firstTwoWords);
      const ofRows = asked.filter(({ question }) => question.id.startsWith("row:"));
      expect(ofRows.length).toBeGreaterThan(0);
      for (const { question, row } of ofRows) {
        const swaps = question.choices.map(({ edits }) => edits.find((edit) => edit.kind === "swap"));
        const rows = swaps.map((swap) => swap && table.find(swap.table, swap.code));
        expect(rows[0]?.source).toEqual(row.source);
        for (const [at, { text }] of question.choices.entries())
          expect(text).toContain(shownName(rows[at]?.names, language) ?? "no name");
      }
    },
  );
});
