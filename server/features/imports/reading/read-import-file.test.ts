import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { importMaxBytes, rejectedKeptMaxBytes } from "#contract/limits.ts";
import { hostileTables } from "../../../testing/hostile-imports.ts";
import { zipOf } from "../../../testing/zip-of.ts";
import { readImportFile } from "./read-import-file.ts";
import { recordMaxLength } from "./read-records.ts";
import type { ReadFile, ReadingChoices } from "./read-row.ts";
import type { DiaryReading } from "./read-table.ts";

const today = "2026-04-01";
const habits = { language: "en", country: null, weightUnit: "kg" } as const;
const read = (file: Uint8Array | string, choices: ReadingChoices = {}, own: Partial<DiaryReading> = {}) =>
  readImportFile(typeof file === "string" ? Buffer.from(file) : file, { choices, today, ...habits, ...own });
const readExample = async (name: string, choices?: ReadingChoices) =>
  read(await readFile(join(import.meta.dirname, "..", "examples", name)), choices);

/** Day, meal, name, grams and figures of each row. */
const foodsOf = ({ rows }: ReadFile) =>
  rows.flatMap((row) => {
    if (row.kind !== "food") return [];
    const { name, grams, calories, protein, carbs, fat, fiber } = row.food;
    return [[row.day, row.mealType, name, grams, calories, protein, carbs, fat, fiber]];
  });
const weightsOf = ({ rows }: ReadFile) =>
  rows.flatMap((row) => (row.kind === "weight" ? [[row.day, row.weightKg]] : []));

describe("each product's export", () => {
  it("Cronometer's servings, with micronutrients, times and weights", async () => {
    const file = await readExample("cronometer-servings.csv");
    expect([file.format, file.rejected, file.dateOrder]).toEqual(["cronometer", [], null]);
    expect(foodsOf(file)).toEqual([
      ["2026-03-01", "breakfast", "Oats, Rolled, Dry", 40, 152, 5.3, 27.1, 2.6, 4],
      [
        "2026-03-01",
        "breakfast",
        "Milk, Whole, 3.25% Milkfat, with Added Vitamin D",
        0,
        149,
        7.7,
        11.7,
        7.9,
        0,
      ],
      ["2026-03-01", "lunch", "Peaches, Yellow, Raw", 0, 117, 2.7, 28.6, 0.8, 4.5],
      ["2026-03-02", "snack", "My Chili", 0, 291, 21.3, 38, 6.4, 0],
    ]);
    const [oats, milk, peaches, chili] = file.rows;
    expect(oats).toMatchObject({ time: "08:05", food: { micronutrients: { iron: 1.7, potassium: 145 } } });
    // 124.44 IU of vitamin D; iron is not given.
    expect(milk).toMatchObject({
      food: { micronutrients: { vitaminD: 3.11, vitaminB12: 1.1, potassium: 322.08 } },
    });
    expect(peaches).toMatchObject({
      time: "13:20",
      food: {
        source: {
          table: "Imported from Cronometer",
          description: 'Peaches, Yellow, Raw, 2.00 medium (2-2/3" dia)',
        },
      },
    });
    expect(chili).toMatchObject({ time: null, food: { unknown: ["fiber"] } });
    expect(chili).not.toHaveProperty("food.micronutrients");
  });

  it("Cronometer's biometrics: only weights, in kg", async () => {
    const file = await readExample("cronometer-biometrics.csv");
    expect(weightsOf(file)).toEqual([
      ["2026-03-01", 74.2],
      ["2026-03-02", 73.98],
    ]);
    expect([file.skipped, file.rejected]).toEqual([
      1,
      [{ line: 5, reason: "weight", text: "2026-03-03,7:00 AM,Uncategorized,Weight,st,11.60" }],
    ]);
  });

  it("Lose It!'s food log: deleted rows are left out, n/a is unknown, ounces are weighed", async () => {
    const file = await readExample("loseit-food-logs.csv");
    expect([file.format, file.skipped, file.rejected, file.dateOrder]).toEqual(["loseit", 1, [], null]);
    expect(foodsOf(file)).toEqual([
      ["2026-03-15", "breakfast", "Strawberry", 200, 64, 1.3, 15.4, 0.6, 4],
      ["2026-03-15", "lunch", "Rice, White, Cooked", 350, 455, 9.4, 98.7, 1, 0],
      ["2026-03-16", "dinner", "Greek Yogurt", 170.1, 100, 17.3, 6.1, 0.7, 0],
    ]);
    expect(file.rows[1]).toMatchObject({ food: { unknown: ["fiber"] } });
  });

  it("Lose It!'s weights, in the unit that the person says", async () => {
    const kg = await readExample("loseit-weights.csv");
    expect([kg.weightUnit, weightsOf(kg)]).toEqual([
      "kg",
      [
        ["2026-03-15", 181.4],
        ["2026-03-17", 180.9],
      ],
    ]);
    const lb = await readExample("loseit-weights.csv", { weightUnit: "lb" });
    expect(weightsOf(lb)).toEqual([
      ["2026-03-15", 82.28],
      ["2026-03-17", 82.05],
    ]);
  });

  it("MyFitnessPal's nutrition: a row a meal, with percentages of daily values left out", async () => {
    const file = await readExample("myfitnesspal-nutrition.csv");
    expect([file.format, file.rejected]).toEqual(["myfitnesspal", []]);
    expect(foodsOf(file)).toEqual([
      ["2026-03-01", "breakfast", "Breakfast", 0, 350, 14.8, 48.9, 10.5, 7.2],
      ["2026-03-01", "lunch", "Lunch (chicken, rice)", 0, 1050, 70, 120, 30, 0],
      ["2026-03-01", "snack", "Pre-workout", 0, 90, 1.1, 22.8, 0.3, 2.6],
    ]);
    expect(file.rows[1]).toMatchObject({ food: { unknown: ["fiber"], micronutrients: { potassium: 800 } } });
  });

  it("MyFitnessPal's measurements: days without a weight are left out", async () => {
    const file = await readExample("myfitnesspal-measurements.csv");
    expect([weightsOf(file), file.skipped]).toEqual([
      [
        ["2026-03-01", 75.3],
        ["2026-03-03", 74.9],
      ],
      1,
    ]);
  });

  it.each([
    [
      "sparkyfitness-en.csv",
      2,
      [
        ["2026-03-01", "breakfast", "Whole milk", 0, 136, 6.6, 9.6, 8, 0],
        ["2026-03-01", "snack", "Kiwi", 100, 44, 1, 8, 0, 0],
      ],
    ],
    [
      "sparkyfitness-fr.csv",
      1,
      [
        ["2026-03-13", "breakfast", "Flocons d'avoine bio", 60, 218, 8.4, 33.6, 4.1, 6.6],
        ["2026-03-13", "snack", 'Miel "doré"; 250g', 10, 32, 0.1, 8, 0.1, 0.1],
      ],
    ],
  ])("SparkyFitness's diary %s: its daily totals are no entries", async (name, skipped, foods) => {
    const file = await readExample(name);
    expect([file.format, file.skipped, file.rejected, foodsOf(file)]).toEqual([
      "sparkyfitness",
      skipped,
      [],
      foods,
    ]);
  });
});

const header = "Day,Group,Food Name,Amount,Energy (kcal),Protein (g)";
const row = (name: string) => `2026-03-01,Lunch,${name},100 g,50,1`;

describe("the text of a file", () => {
  it.each([
    ["UTF-8", Buffer.from(`${header}\n${row("Crème brûlée")}\n`)],
    ["UTF-8 with a byte order mark", Buffer.from(`\uFEFF${header}\n${row("Crème brûlée")}\n`)],
    ["UTF-16", Buffer.from(`\uFEFF${header}\n${row("Crème brûlée")}\n`, "utf16le")],
    ["Windows-1252", Buffer.from(`${header}\n${row("Crème brûlée")}\n`, "latin1")],
    ["lines that end as in Windows", Buffer.from(`${header}\r\n${row("Crème brûlée")}\r\n`)],
    ["semicolons", Buffer.from(`${header}\n${row("Crème brûlée")}\n`.replaceAll(",", ";"))],
    ["tabs", Buffer.from(`${header}\n${row("Crème brûlée")}\n`.replaceAll(",", "\t"))],
  ])("may be %s", async (_, file) => {
    expect(foodsOf(await read(file))).toEqual([["2026-03-01", "lunch", "Crème brûlée", 100, 50, 1, 0, 0, 0]]);
  });

  it("may have a name of several lines; later lines keep their numbers", async () => {
    const file = await read(`${header}\n${row('"two\nlines, ""quoted"""')}\n2026-03-01,Lunch,Apple\n`);
    expect(foodsOf(file)[0]?.[2]).toBe('two lines, "quoted"');
    expect(file.rejected).toEqual([{ line: 4, reason: "columns", text: "2026-03-01,Lunch,Apple" }]);
  });
});

it("may have an inch sign in a name without quotes", async () => {
  expect(foodsOf(await read(`${header}\n${row('5" pizza')}\n`))[0]?.[2]).toBe('5" pizza');
});

describe("a bad row is named and takes no other with it", () => {
  it.each([
    ["broken", '2026-03-01,Lunch,"never closed,100 g,50,1'],
    ["broken", `2026-03-01,Lunch,${"x".repeat(recordMaxLength)},100 g,50,1`],
    ["columns", "2026-03-01,Lunch"],
    ["columns", "2026-03-01,Lunch,Rice, white,100 g,50,1"],
    ["date", "2026-02-30,Lunch,Apple,100 g,50,1"],
    ["date", ",Lunch,Apple,100 g,50,1"],
    ["date", "1999-12-31,Lunch,Apple,100 g,50,1"],
    ["future", "2026-04-02,Lunch,Apple,100 g,50,1"],
    ["name", "2026-03-01,,  ,100 g,50,1"],
    ["calories", "2026-03-01,Lunch,Apple,,,"],
    ["calories", "2026-03-01,Lunch,Apple,100 g,-50,1"],
    ["calories", "2026-03-01,Lunch,Apple,100 g,many,1"],
    ["number", "2026-03-01,Lunch,Apple,100 g,50,1e9"],
    ["number", "2026-03-01,Lunch,Apple,100 g,50,-1"],
  ])("%s: %#", async (reason, bad) => {
    const file = await read(`${header}\n${row("Before")}\n${bad}\n${row("After")}\n`);
    expect(file.rejected.map((each) => [each.line, each.reason])).toEqual([[3, reason]]);
    expect(foodsOf(file).map(([, , name]) => name)).toEqual(["Before", "After"]);
  });
});

it("two quotes that never close take nothing between them", async () => {
  const open = '2026-03-01,Lunch,"open,100 g,50,1';
  const file = await read(`${header}\n${open}\n${row("Between")}\n${open}\n${row("After")}\n`);
  expect(foodsOf(file).map(([, , name]) => name)).toEqual(["Between", "After"]);
  expect(file.rejected.map(({ line }) => line)).toEqual([2, 4]);
});

describe("a date whose day and month may be swapped", () => {
  const loseIt = (...days: string[]) =>
    `Date,Name,Icon,Meal,Quantity,Units,Calories,Deleted\n${days.map((day) => `${day},Apple,x,Lunch,1,Each,50,0`).join("\n")}\n`;
  const daysOf = async (text: string, choices?: ReadingChoices) =>
    (await read(text, choices)).rows.map(({ day }) => day);

  it("is decided by the other dates of the file", async () => {
    expect(await daysOf(loseIt("03/04/2026", "03/25/2026"))).toEqual(["2026-03-04", "2026-03-25"]);
    expect(await daysOf(loseIt("04/03/2026", "25/03/2026"))).toEqual(["2026-03-04", "2026-03-25"]);
  });

  it("is the person's choice where none decides it", async () => {
    const text = loseIt("02/03/2026");
    expect([await daysOf(text), (await read(text)).dateOrder]).toEqual([["2026-02-03"], "mdy"]);
    expect(await daysOf(text, { dateOrder: "dmy" })).toEqual(["2026-03-02"]);
  });
});

describe("what the file does not say", () => {
  it("of weights, the account's unit, unless the person chooses another", async () => {
    const weights = "Date,Weight,Last Updated,Deleted\n2026-03-15,181.4,x,0\n";
    const pounds = await read(weights, {}, { weightUnit: "lb" });
    expect([pounds.weightUnit, weightsOf(pounds)]).toEqual(["lb", [["2026-03-15", 82.28]]]);
    const chosen = await read(weights, { weightUnit: "kg" }, { weightUnit: "lb" });
    expect([chosen.weightUnit, weightsOf(chosen)]).toEqual(["kg", [["2026-03-15", 181.4]]]);
  });

  it("of energy, is unknown, and the row is stored with what it has", async () => {
    const file = await read(`${header}\n2026-03-01,Lunch,Protein powder,30 g,,24\n`);
    expect(file.rows).toMatchObject([
      { food: { calories: 0, protein: 24, unknown: ["calories", "carbs", "fat", "fiber"] } },
    ]);
  });

  it("of a food without a name, the meal, in the person's own language", async () => {
    const meals = "Date,Meal,Calories,Fat (g),Carbohydrates (g),Protein (g)\n";
    const file = await read(
      `${meals}2026-03-01,Breakfast,350,10,48,14\n2026-03-01,Snacks,90,1,20,1\n2026-03-01,Pre-workout,90,1,20,1\n`,
      {},
      { language: "es" },
    );
    expect(foodsOf(file).map(([, meal, name]) => [meal, name])).toEqual([
      ["breakfast", "Desayuno"],
      ["snack", "Merienda"],
      ["snack", "Pre-workout"],
    ]);
    expect(file.rows[0]).toMatchObject({ food: { source: { code: "breakfast", description: "Breakfast" } } });
    const inPeru = await read(
      `${meals}2026-03-01,Lunch,350,10,48,14\n`,
      {},
      { language: "es", country: "PE" },
    );
    expect(foodsOf(inPeru).map(([, meal, name]) => [meal, name])).toEqual([["lunch", "Almuerzo"]]);
  });
});

describe("a cell", () => {
  it.each([
    [".5", 0.5],
    ["1.", 1],
    ["1.5e1", 15],
    ["1,234.5", 1234.5],
    ['"0,25"', 0.3],
  ])("with the number %s", async (cell, protein) => {
    const file = await read(
      `${header}\n2026-03-01,Lunch,Apple,100 g,50,${cell.includes('"') ? cell : `"${cell}"`}\n`,
    );
    expect(file.rows).toMatchObject([{ food: { protein } }]);
  });

  it.each([
    ["Mar 01, 2026"],
    ["Sunday, March 1, 2026"],
    ["domingo, 1 de marzo de 2026"],
    ["dim. 1 mars 2026"],
    ["2026-03-01T08:00:00.000"],
  ])("with the day %s", async (cell) => {
    const file = await read(`${header}\n"${cell}",Lunch,Apple,100 g,50,1\n`);
    expect(file.rows.map(({ day }) => day)).toEqual(["2026-03-01"]);
  });

  it("with quotes that the product did not double", async () => {
    const file = await read(`${header}\n2026-03-01,Lunch,"Pizza, 12" (thin)",100 g,50,1\n${row("After")}\n`);
    expect(foodsOf(file).map(([, , name]) => name)).toEqual(['Pizza, 12" (thin)', "After"]);
  });
});

describe("the form of a file", () => {
  it("is recognised by its content, also behind titles and remarks", async () => {
    const titled = await read(`My diary\n"from March, 2026"\n\n${header}\n${row("Apple")}\nbroken\n`);
    expect([titled.format, titled.rows.length]).toEqual(["cronometer", 1]);
    expect(titled.rejected).toMatchObject([{ line: 6, reason: "columns" }]);
  });

  it("is recognised in an archive, whatever the files are called, and what is not read is named", async () => {
    const xml = await readFile(join(import.meta.dirname, "..", "examples", "apple-health.xml"), "utf8");
    const file = await read(
      zipOf([
        { name: "apple_health_export/exportar.xml", content: xml },
        { name: "apple_health_export/export_cda.xml", content: "<?xml version='1.0'?><ClinicalDocument/>" },
        { name: "apple_health_export/workout-routes/route.gpx", content: "<gpx/>" },
        { name: "apple_health_export/electrocardiograms/ecg.csv", content: "Name,Value\n" },
        { name: "servings.csv", content: `${header}\n${row("Apple")}\n` },
      ]),
    );
    expect([file.format, file.rows.length]).toEqual(["applehealth", 6]);
    expect(file.passedOver).toEqual(["apple_health_export/export_cda.xml", "servings.csv"]);
  });

  it("is read while it is unpacked if it is larger than any file may be", async () => {
    const record = '<Record type="HKQuantityTypeIdentifierHeartRate" unit="count/min" value="61"/>\n';
    const weight =
      '<Record type="HKQuantityTypeIdentifierBodyMass" unit="kg" startDate="2026-03-02 07:00:00 +0100" value="68.4"/>';
    const content = `<HealthData locale="es_ES">${record.repeat(300_000)}${weight}</HealthData>`;
    expect(content.length).toBeGreaterThan(importMaxBytes);
    const file = await read(zipOf([{ name: "export.xml", content }]));
    expect(weightsOf(file)).toEqual([["2026-03-02", 68.4]]);
  });
});

describe("hostile files are refused", () => {
  it.each<[string, string]>([
    ["an empty file", " "],
    ["other columns", "a,b,c\n1,2,3\n"],
    ["one line of 15 MB", "x".repeat(15_000_000)],
    ["10,000 columns", `Day,Food Name,Energy (kcal)${",x".repeat(10_000)}\n`],
    ["a photo", "\uFFFD\u0000PNG\r\n\u001a"],
    ["other JSON", '{"a": 1}'],
    ["deep JSON", `{"exportedAt":"x","meals":${"[".repeat(100_000)}`],
    ["a zipped file", "PK\u0003\u0004\u0000"],
  ])("%s", async (_, text) => {
    await expect(read(text)).rejects.toMatchObject({ code: "import_format_unknown" });
  });

  it("one line of 15 MB after the header is one bad row", async () => {
    const file = await read(`${header}\n${"x".repeat(15_000_000)}\n${row("After")}\n`);
    expect([file.rejected.length, file.rejected[0]?.text.length, file.rows.length]).toEqual([1, 2000, 1]);
  });

  it("more rows than an import holds, and more than any export has", async () => {
    const many = Array.from({ length: 20_001 }, (_, at) => row(`Food ${at}`)).join("\n");
    await expect(read(`${header}\n${many}`)).rejects.toMatchObject({ code: "import_too_many_rows" });
    const bad = "no,date\n".repeat(200_001);
    await expect(read(`${header}\n${bad}`)).rejects.toMatchObject({ code: "import_too_many_rows" });
  });
});

describe("a file of bad rows", () => {
  const bytesOf = ({ rejected }: ReadFile) => Buffer.byteLength(JSON.stringify(rejected));

  it("is read to its end: good rows are kept, the first bad ones are listed, and all are counted", async () => {
    const bad = "2026-03-01,Lunch,Apple,100 g,many,1\n".repeat(10_000);
    const file = await read(`${header}\n${row("Before")}\n${bad}${row("After")}\n`);
    expect(foodsOf(file).map(([, , name]) => name)).toEqual(["Before", "After"]);
    expect(file.rejectedCount).toBe(10_000);
    expect(file.rejected.length).toBeGreaterThan(1_500);
    expect(file.rejected.map(({ line }) => line)).toEqual(file.rejected.map((_, at) => at + 3));
    expect(bytesOf(file)).toBeLessThanOrEqual(rejectedKeptMaxBytes);
  });

  it("keeps no more bytes where the rows are long, or of an archive", async () => {
    const bad = `${"\u{1F34E}".repeat(4_000)}\n`.repeat(300);
    const file = await read(
      zipOf(["a.csv", "b.csv"].map((name) => ({ name, content: `${header}\n${bad}` }))),
    );
    expect(file.rejectedCount).toBe(600);
    expect(bytesOf(file)).toBeLessThanOrEqual(rejectedKeptMaxBytes);
  });
});

/** Milliseconds of this process's processor. */
async function processorOf(file: Uint8Array | string): Promise<number> {
  const before = process.cpuUsage();
  await read(file).catch(() => undefined);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

it.each(hostileTables)("reads $name in time that grows with its length", async ({ make }) => {
  await processorOf(make(importMaxBytes / 16));
  const [part, whole] = [
    await processorOf(make(importMaxBytes / 16)),
    await processorOf(make(importMaxBytes / 2)),
  ];
  // Eight times as long, and as much again for a machine that is busy.
  expect(whole).toBeLessThan(16 * Math.max(part, 50));
});

describe("an XML file that means harm", () => {
  const health = (content: string) =>
    `<!DOCTYPE HealthData [<!ENTITY a "${"x".repeat(1_000)}">]><HealthData>${content}</HealthData>`;
  const food = (at: number, value = "1") =>
    `<Record type="HKQuantityTypeIdentifierDietaryEnergyConsumed" unit="kcal" value="${value}" sourceName="&a;" startDate="2026-03-02 08:00:00 ${at}" endDate="x"/>`;

  it("has no entity expanded, and may have any figure, nesting or cut", async () => {
    const file = await read(health(`${"<a>".repeat(100_000)}${food(1)}${food(2, "many")}<Record type="`));
    expect(file.rows).toMatchObject([{ food: { calories: 1, source: { description: "breakfast, &a;" } } }]);
  });

  it("has no more foods than an import holds", async () => {
    const many = Array.from({ length: 40_001 }, (_, at) => food(at)).join("");
    await expect(read(health(many))).rejects.toMatchObject({ code: "import_too_many_rows" });
  });
});

it("a decimal comma after a zero is no separator of thousands", async () => {
  const file = await read(
    'Day,Group,Food Name,Amount,Energy (kcal),Protein (g)\n2026-03-01,Lunch,Salt,1 g,"1,250","0,125"\n',
  );
  expect(foodsOf(file)).toEqual([["2026-03-01", "lunch", "Salt", 1, 1250, 0.1, 0, 0, 0]]);
});
