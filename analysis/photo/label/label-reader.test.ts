import { beforeAll, expect, it } from "vitest";
import { pictureFont } from "../../../tools/subset-fonts.ts";
import { createLabelReader } from "./label-reader.ts";
import { loadLabelReader } from "./load-label-reader.ts";
import { type DrawnRow, photograph } from "./testing/draw-label.ts";

/** In this process: one of the lowest priority, as the server has it, gets little time beside other tests. */
let read: Awaited<ReturnType<typeof loadLabelReader>>;
let fonts: string[];
beforeAll(async () => {
  read = await loadLabelReader();
  fonts = [await pictureFont("figtree", 500)];
});

const spanish: readonly DrawnRow[] = [
  ["", "por 100 g", "por ración (30 g)"],
  ["Valor energético", "1674 kJ / 397 kcal", "502 kJ / 119 kcal"],
  ["Grasas", "12 g", "3,6 g"],
  ["de las cuales saturadas", "1,4 g", "0,4 g"],
  ["Hidratos de carbono", "58 g", "17 g"],
  ["de los cuales azúcares", "21 g", "6,3 g"],
  ["Fibra alimentaria", "8,3 g", "2,5 g"],
  ["Proteínas", "9,8 g", "2,9 g"],
  ["Sal", "0,65 g", "0,20 g"],
];

/** Enough for a table: each line takes time to read. */
const short = spanish.slice(0, 5);

const fortified: readonly DrawnRow[] = [
  ...spanish,
  ["Vitamina D", "5,0 µg (100 %)", "1,5 µg (30 %)"],
  ["Vitamina B12", "2,5 µg (100 %)", "0,75 µg (30 %)"],
  ["Vitamina C", "80 mg (100 %)", "24 mg (30 %)"],
  ["Calcio", "800 mg (100 %)", "240 mg (30 %)"],
  ["Hierro", "14 mg (100 %)", "4,2 mg (30 %)"],
];
const sure = (value: number) => ({ value, doubt: null });

it("reads a drawn Spanish table with vitamins and minerals", async () => {
  const photo = await photograph({ title: "Información nutricional", rows: fortified, fonts });
  expect(await read(photo)).toMatchObject({
    kind: "label",
    label: {
      servingGrams: 30,
      columns: [
        {
          basis: "per100Grams",
          figures: {
            energyKj: { value: 1674 },
            energyKcal: sure(397),
            fat: sure(12),
            saturates: sure(1.4),
            carbohydrate: sure(58),
            sugars: sure(21),
            fibre: sure(8.3),
            protein: sure(9.8),
            salt: sure(0.65),
          },
          micronutrients: {
            vitaminD: sure(5),
            vitaminB12: sure(2.5),
            vitaminC: sure(80),
            calcium: sure(800),
            iron: sure(14),
          },
        },
        {
          basis: "perServing",
          figures: { energyKcal: { value: 119 }, fat: { value: 3.6 } },
          micronutrients: { vitaminD: sure(1.5), calcium: sure(240), iron: sure(4.2) },
        },
      ],
    },
  });
});

it("answers from its own process what it has read so far if there is no time for a closer look", async () => {
  const photo = await photograph({ title: "Información nutricional", rows: spanish, fonts });
  const reader = createLabelReader();
  const outcome = await reader.read(photo, undefined, Date.now()).finally(() => reader.close());
  expect(outcome).toMatchObject({
    kind: "label",
    label: { columns: [{ figures: { energyKcal: { value: 397 }, protein: { value: 9.8 } } }, {}] },
  });
});

it("turns an upside-down photo even if there is no time", async () => {
  const photo = await photograph({ title: "", rows: short, fonts, turnedDegrees: 180 });
  const late = await read(photo, Date.now());
  expect(late).toMatchObject({ kind: "label", label: { quarterTurns: 2 } });
});

it("reads one that lies on its side", async () => {
  const photo = await photograph({
    title: "Información nutricional",
    rows: short,
    fonts,
    turnedDegrees: 90,
  });
  expect(await read(photo)).toMatchObject({ kind: "label", label: { quarterTurns: 3 } });
});

const menu = [
  ["Soupe de poisson", "9 €"],
  ["Salade de chèvre chaud", "12 €"],
  ["Steak frites", "18 €"],
  ["Moules marinières", "16 €"],
  ["Confit de canard", "21 €"],
] as const;

it.each([
  ["nothing", "noText", [["", ""]]],
  ["a few words", "noTable", [["Whole milk", ""]]],
  ["a menu", "page", menu],
  [
    "a receipt of what tables name, too",
    "receipt",
    [
      ["SALT 1 KG", "0.65"],
      ["FAT FREE YOGURT", "0.99"],
      ["VAT 4 %", "0.34"],
      ["TOTAL", "1.98"],
      ["CASH", "2.00"],
    ],
  ],
] as const)("finds no table on a photo of %s", async (_, kind, rows) => {
  expect(await read(await photograph({ title: "", rows, fonts }))).toEqual({ kind });
});
