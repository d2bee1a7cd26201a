// Files that were made to cost their reader more than their length.
import { foodNameMaxLength, importMaxBytes, importRowsMax } from "#contract/limits.ts";
import { micronutrientNames } from "#domain/nutrition/nutrients.ts";
import { addDays } from "#domain/time/calendar-day.ts";

export interface HostileTable {
  readonly name: string;
  /** About this many characters. */
  readonly make: (length: number) => string;
}

/** Header of MyFitnessPal's export. */
const header = "Date,Meal,Calories,Fat (g),Carbohydrates (g),Protein (g)\n";
const filled = (line: string) => (length: number) =>
  header + line.repeat(Math.ceil((length - header.length) / line.length));
const named = (name: string, line: string): HostileTable => ({ name, make: filled(line) });

export const hostileTables: readonly HostileTable[] = [
  named("one line of commas", ","),
  named("lines of 16,380 commas", `${",".repeat(16_380)}\n`),
  named("lines as wide as the header", `${",".repeat(5)}\n`),
  named("lines of as many cells as a row may have", `${"ab,".repeat(399)}ab\n`),
  named("lines of one letter", "x\n"),
  named("line breaks alone", "\n"),
  named("quotes alone", '"'),
  named("quotes that open at the end of every line, and close in the next", 'a","\n'),
  named("quotes that close in the middle of a cell", '"a"b\n'),
  named("cells in quotes that are as long as a record", `"${"a,".repeat(8_000)}"b\n`),
  named("dates that may be read in two ways", "03/04/2026,Lunch,100,1,1,1\n"),
  named("rows of a diary", "2026-03-04,Lunch,100,1,1,1\n"),
];

interface HostileFile {
  readonly name: string;
  readonly make: () => Buffer;
}

/** A file with as many rows as an import may have, with long names. */
export const fullDiary: HostileFile = {
  name: "a diary of as many rows as an import may have",
  make: () => {
    const rows = Array.from({ length: importRowsMax }, (_, at) => {
      const name = `Food ${at} `.padEnd(foodNameMaxLength, "é");
      return `${addDays("2015-01-01", at >> 3)},Lunch,${name},100 g and ${"ü".repeat(190)},50,1`;
    });
    return Buffer.from(`Day,Group,Food Name,Amount,Energy (kcal),Protein (g)\n${rows.join("\n")}\n`);
  },
};

const drink = (at: number) => ({
  id: `00000000-0000-4000-8000-${at.toString(16).padStart(12, "0")}`,
  ...{ day: addDays("2015-01-01", at >> 5), ml: 250, loggedAt: "2026-03-01T10:00:00.000Z" },
});
const meal = (at: number) => {
  const figures = { calories: 1, protein: 0, carbs: 0, fat: 0, fiber: 0 };
  const none = Object.fromEntries(micronutrientNames.map((name) => [name, 0]));
  const food = {
    ...{ name: "Food ".padEnd(foodNameMaxLength, "é"), grams: 1, ...figures },
    source: { table: "usda", code: "1", description: "ü".repeat(200) },
  };
  const { id, day } = drink(at);
  return {
    ...{ id, day, timeZone: "UTC", eatenAt: "2026-03-01T10:00:00.000Z", name: "Meal", quantityGrams: 20 },
    ...{ ...figures, calories: 20, nutriScore: null, mealType: null, nutritionalTip: null },
    ...{ micronutrients: none, foods: Array.from({ length: 20 }, () => food) },
  };
};

const copyOf = (lists: Readonly<Record<string, readonly object[]>>) =>
  Buffer.from(JSON.stringify({ exportedAt: "2026-03-01T10:00:00.000Z", ...lists }));

/** Our own export, as large as it may be. */
export const fullCopies: readonly HostileFile[] = [
  {
    name: "a copy of large meals",
    make: () => copyOf({ meals: Array.from({ length: 1_200 }, (_, at) => meal(at)) }),
  },
  {
    name: "a copy of many drinks",
    make: () => copyOf({ waterDrinks: Array.from({ length: 20_000 }, (_, at) => drink(at)) }),
  },
];

const filledJson = (part: string) => part.repeat(Math.floor((importMaxBytes - 32_768) / part.length));
const json = (name: string, make: () => string): HostileFile => ({ name, make: () => Buffer.from(make()) });

/** Each took seconds and more than 1 GB while it was read by `JSON.parse`. */
export const hostileCopies: readonly HostileFile[] = [
  json("numbers instead of meals", () => `{"exportedAt":"x","meals":[${filledJson("0,")}0]}`),
  json("empty lists", () => `{"exportedAt":"x","meals":[${filledJson("[],")}0]}`),
  json("nesting", () => `{"exportedAt":"x","meals":${filledJson("[")}`),
  json("nesting that is not wanted", () => `{"exportedAt":"x","scans":${filledJson("[")}`),
  json("foods", () => `{"exportedAt":"x","meals":[{"foods":[${filledJson('{"name":"a"},')}0]}]}`),
  json(
    "micronutrients",
    () => `{"exportedAt":"x","meals":[{"micronutrients":{${filledJson('"a":1,')}"b":1}}]}`,
  ),
  json("one text", () => `{"exportedAt":"x","meals":["${filledJson("x")}"]}`),
  json("one number", () => `{"exportedAt":"x","meals":[${filledJson("1")}]}`),
  json("lists that are not wanted", () => `{"exportedAt":"x","scans":[${filledJson("0,")}0]}`),
];

/** More bad rows than are kept, each as long as is kept. */
export const badRows: HostileFile = {
  name: "bad rows",
  make: () => Buffer.from(header + `${"\u{1F34E}".repeat(1_000)}\n`.repeat(2_000)),
};
