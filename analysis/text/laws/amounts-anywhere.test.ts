/** Law: an amount counts the same wherever it stands beside its food, in whatever measure: "2 slices of bread", "bread (2 slices)", "bread x 2 slices". */
import { it } from "vitest";
import { type Language, languages } from "#domain/people/language.ts";
import { readTsv } from "#food/tsv-file.ts";
import { withOf } from "../testing/same-foods.ts";
import { takeTurns } from "../testing/take-turns.ts";
import { Breaches, describeMeal, isNear, readMeal } from "./read-meal.ts";

const sameFoods = readTsv(new URL("../testing/same-foods.tsv", import.meta.url));
const measures = readTsv(new URL("./amounts-anywhere.tsv", import.meta.url));

const everyNth = 15;
/** A food is tried in every twelfth form, and the next food in others. */
const formTurns = 12;
/** What is weighed as well. */
const weighed: ReadonlySet<string> = new Set(["bread", "cake", "plate", "spoon", "handful", "cold"]);

const about: Readonly<Record<Language, string>> = { en: "about", es: "unas", fr: "environ" };
const other: Readonly<Record<Language, string>> = { en: "an apple", es: "una manzana", fr: "une pomme" };
/** "2 bread slices": English foods stand before the measures that they are counted in. */
const counted = /^(?:slice|serving|can|tin|bottle|glass|bag|packet|pack)s$/;

interface Case {
  readonly language: Language;
  readonly food: string;
  readonly one: string;
  readonly several: string;
}

const reference = ({ language, food, several }: Case) => `2 ${several} ${withOf(food, language)}`;

/** Each with what it must equal; nothing where that is the amount before the food. */
function formsOf(said: Case): readonly (readonly [text: string, equal: string])[] {
  const { language, food, one, several } = said;
  const [before, amount, second] = [reference(said), `2 ${several}`, other[language]];
  const alone = [
    `2 ${several} ${food}`,
    `${food} ${amount}`,
    `${food}, ${amount}`,
    `${food} (${amount})`,
    `${food} – ${amount}`,
    `${food} - ${amount}`,
    `${food}: ${amount}`,
    `${food} x ${amount}`,
    `${food}, ${about[language]} ${amount}`,
    `${food}\n${amount}`,
    ...(one.includes(".") ? [] : [`${one} ${withOf(food, language)} x2`]),
    ...(language === "en" && counted.test(several) && !/ (?:in|with) /.test(food)
      ? [`2 ${food} ${several}`]
      : []),
  ];
  return [
    ...alone.map((text) => [text, before] as const),
    [`${food} ${amount}, ${second}`, `${before}, ${second}`],
    [`${second}, ${food} ${amount}`, `${second}, ${before}`],
    [`${second}; ${food}, ${amount}`, `${second}; ${before}`],
  ];
}

const cases: readonly Case[] = measures.flatMap(([kind = "", ...ofLanguage]) => {
  const ofKind = sameFoods.filter(([each = ""]) => (kind === "*" ? weighed.has(each) : each === kind));
  const step = kind === "*" ? everyNth * 4 : everyNth;
  return ofKind
    .filter((_, at) => at % step === 0)
    .flatMap(([, ...cells]) =>
      languages.flatMap((language, at) => {
        const [one = "", several = ""] = (ofLanguage[at] ?? "").split("/");
        const food = (cells[at] ?? "").split("/")[0] ?? "";
        return several === "" ? [] : [{ language, food, one, several }];
      }),
    );
});

it("counts an amount wherever it stands", { timeout: 120_000 }, async () => {
  const breaches = new Breaches("anywhere");
  for (const [row, said] of cases.entries()) {
    for (const [text, equal] of takeTurns(formsOf(said), formTurns, row)) {
      const [meal, same] = [await readMeal(text, said.language), await readMeal(equal, said.language)];
      const about = `${said.language}: ${said.food}`;
      breaches.check(
        isNear(meal.kcal, same.kcal, 0.01),
        about,
        () => `${text}: ${describeMeal(meal)}, ${equal}: ${describeMeal(same)}`,
      );
    }
  }
  breaches.expectNone(250);
});
