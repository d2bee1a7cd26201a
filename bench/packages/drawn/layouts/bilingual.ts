import type { Language } from "#domain/people/language.ts";
import { htmlTable, type Layout } from "../layout.ts";
import { chooseRows, europeanRows, type PrintedLanguage } from "../row-words.ts";
import { europeanTable } from "./european-table.ts";

/** What is printed beside each of our languages. */
const partners: Readonly<Record<Language, readonly (readonly PrintedLanguage[])[]>> = {
  en: [["fr"], ["es"], ["fr", "de"]],
  es: [["pt"], ["en"], ["pt", "it"]],
  fr: [["nl"], ["en"], ["nl", "de"]],
};

export const bilingual: Layout = {
  name: "EU, several languages",
  languages: ["en", "es", "fr"],
  draw: (input) => {
    const { dice, language } = input;
    const table = europeanTable(input, { hasServing: dice.happens(0.4) });
    const others = dice.pick(partners[language]).map((other) => chooseRows(europeanRows[other], dice));
    const keyOf = new Map(
      Object.entries(table.names).map(([key, name]) => [name, key as keyof typeof table.names]),
    );
    const rows = table.rows.map(([name = "", ...cells]) => {
      const key = keyOf.get(name);
      const names = key ? [name, ...others.map((other) => other[key])].join(dice.pick([" / ", "/"])) : name;
      return [names, ...cells];
    });
    const { words, columns, style } = table;
    const header = [
      "",
      words.per100.replace(/^\D*(?=100)/, ""),
      words.perServing(input.food.servingAmount, style),
    ];
    return {
      columns,
      html: `<h3>${words.title}</h3>${htmlTable(header.slice(0, columns.length + 1), rows)}`,
      css: "table{border-collapse:collapse} tr{border-bottom:1px solid} td,th{padding:3px 9px;text-align:left} td:first-child{max-width:330px} ",
    };
  },
};
