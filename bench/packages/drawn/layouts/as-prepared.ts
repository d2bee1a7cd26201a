import type { FoodFigures } from "../drawn-food.ts";
import { htmlTable, type Layout } from "../layout.ts";
import { europeanTable } from "./european-table.ts";

const headers = {
  en: ["per 100 ml as prepared", "100 ml prepared", "As prepared per 100 ml"],
  es: ["por 100 ml preparado", "100 ml de producto preparado", "Por 100 ml preparado"],
  fr: ["pour 100 ml préparé", "100 ml de produit préparé", "Pour 100 ml reconstitué"],
} as const;

/** Of the powder in 100 ml, and what semi-skimmed milk adds to it. */
const powderShare = 0.12;
const milk: FoodFigures = {
  ...{ energyKcal: 46, energyKj: 193, fat: 1.6, saturates: 1, carbohydrate: 4.8, sugars: 4.8 },
  ...{ fibre: 0, protein: 3.3, salt: 0.1, sodium: 40 },
};

/** A powder as sold, and as it is drunk with milk. */
export const asPrepared: Layout = {
  name: "EU, as prepared",
  languages: ["en", "es", "fr"],
  draw: (input) => {
    const { dice, food, language } = input;
    const prepared = Object.fromEntries(
      Object.entries(milk).map(([key, added]) => [
        key,
        added + powderShare * food.per100[key as keyof FoodFigures],
      ]),
    ) as unknown as FoodFigures;
    const { columns, rows, words } = europeanTable(input, { hasServing: false, prepared });
    const table = htmlTable(["", words.per100, dice.pick(headers[language])], rows);
    const css =
      "table{border-collapse:collapse} tr{border-bottom:1px solid} td,th{padding:3px 9px;text-align:left} th{max-width:150px} ";
    return { columns, html: `<h3>${words.title}</h3>${table}`, css };
  },
};
