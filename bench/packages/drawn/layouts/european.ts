import { escapeHtml, htmlTable, type Layout } from "../layout.ts";
import type { FigureStyle } from "../print-figure.ts";
import { energyText, europeanStyle, europeanTable, keysOfRows, referenceShare } from "./european-table.ts";

const everyLanguage = ["en", "es", "fr"] as const;
const boxed = "table{border-collapse:collapse} td,th{border:1.5px solid;padding:3px 9px;text-align:left} ";
const ruled =
  "table{border-collapse:collapse} tr{border-bottom:1px solid} td,th{padding:3px 9px;text-align:left} ";
const bare = "td,th{padding:1px 10px;text-align:left} ";
const figuresRight = "td:not(:first-child),th:not(:first-child){text-align:right} ";
const figuresCentred = "td:not(:first-child),th:not(:first-child){text-align:center} ";

const boxes: Layout = {
  name: "EU, boxes",
  languages: everyLanguage,
  draw: (input) => {
    const { columns, rows, words } = europeanTable(input, { hasServing: false });
    const html = htmlTable([words.title, words.per100], rows);
    return { columns, html, css: boxed + input.dice.pick([figuresRight, figuresCentred, ""]) };
  },
};

const serving: Layout = {
  name: "EU, per serving too",
  languages: everyLanguage,
  draw: (input) => {
    const { columns, rows, words, style } = europeanTable(input, { hasServing: true });
    const header = ["", words.per100, words.perServing(input.food.servingAmount, style)];
    const css = input.dice.pick([boxed, ruled, bare]) + input.dice.pick([figuresRight, figuresCentred, ""]);
    return { columns, html: `<h3>${words.title}</h3>${htmlTable(header, rows)}`, css };
  },
};

const references: Layout = {
  name: "EU, reference intakes",
  languages: everyLanguage,
  draw: (input) => {
    const table = europeanTable(input, { hasServing: true });
    const { columns, words, style } = table;
    const keys = keysOfRows(table);
    const portion = columns[1];
    const rows = table.rows.map((row, at) => {
      const key = keys[at];
      return [...row, portion && key ? referenceShare(portion, key) : ""];
    });
    const header = [
      words.title,
      words.per100,
      words.perServing(input.food.servingAmount, style),
      words.reference,
    ];
    const html = `${htmlTable(header, rows)}<p class="note">${words.referenceNote}</p>`;
    return { columns, html, css: input.dice.pick([boxed, ruled]) + figuresCentred };
  },
};

const drink: Layout = {
  name: "EU, drink",
  languages: everyLanguage,
  isDrink: true,
  draw: (input) => {
    const { columns, rows, words, style } = europeanTable(input, { hasServing: input.dice.happens(0.5) });
    const header = ["", words.per100, words.perServing(input.food.servingAmount, style)].slice(
      0,
      columns.length + 1,
    );
    return { columns, html: `<h3>${words.title}</h3>${htmlTable(header, rows)}`, css: ruled + figuresRight };
  },
};

const leaders: Layout = {
  name: "EU, dotted leaders",
  languages: everyLanguage,
  draw: (input) => {
    const { columns, rows, words } = europeanTable(input, { hasServing: false });
    const lines = rows.map(
      ([name = "", figure = ""]) =>
        `<div class="row"><span>${escapeHtml(name)}</span><i></i><span>${escapeHtml(figure)}</span></div>`,
    );
    const css =
      ".row{display:flex;width:360px;align-items:flex-end} i{flex:1;border-bottom:2px dotted;margin:0 4px 5px} ";
    return { columns, html: `<h3>${words.title}<br>${words.per100}</h3>${lines.join("")}`, css };
  },
};

const sentence: Layout = {
  name: "EU, a sentence",
  languages: everyLanguage,
  draw: (input) => {
    const { columns, rows, words, names } = europeanTable(input, { hasServing: false });
    const parts = rows
      .slice(rows.findIndex(([name]) => name === names.fat))
      .map(([name, text]) => `${name} ${text}`);
    const [column] = columns;
    const energy = column ? `${names.energy} ${energyText(column, input.dice.pick([" / ", "/", " ("]))}` : "";
    const closed = energy.includes(" (") ? `${energy})` : energy;
    const between = input.dice.pick(["; ", ", ", " - ", ". "]);
    const opening = `${words.title} ${words.per100}${input.dice.pick([": ", " : "])}`;
    return {
      columns,
      html: `<p class="text"><b>${opening}</b>${escapeHtml([closed, ...parts].join(between))}.</p>`,
      css: ".text{width:430px;line-height:1.35} ",
    };
  },
};

const unitsInNames: Layout = {
  name: "EU, units in names",
  languages: everyLanguage,
  draw: (input) => {
    const usual = europeanStyle(input);
    const style: FigureStyle = { ...usual, space: " ", below: ["<"], traces: [], hasUnits: false };
    const { columns, rows, words, names } = europeanTable(input, { hasServing: true, style });
    const masses = rows.slice(rows.findIndex(([name]) => name === names.fat));
    const energies = (["energyKj", "energyKcal"] as const).map((key) => [
      `${names.energy} (${key === "energyKj" ? "kJ" : "kcal"})`,
      ...columns.map(({ cells }) => cells[key]?.text ?? ""),
    ]);
    const named = masses.map(([name, ...cells]) => [`${name} (g)`, ...cells]);
    const header = [
      words.title,
      words.per100,
      words.perServing(input.food.servingAmount, { ...style, space: " " }),
    ];
    return { columns, html: htmlTable(header, [...energies, ...named]), css: ruled + figuresCentred };
  },
};

const sideways: Layout = {
  name: "EU, sideways headers",
  languages: everyLanguage,
  draw: (input) => {
    const { columns, rows, words, style } = europeanTable(input, { hasServing: true });
    const header = [words.title, words.per100, words.perServing(input.food.servingAmount, style)];
    const css = `${boxed}th:not(:first-child) span{writing-mode:vertical-rl;transform:rotate(180deg);white-space:nowrap} `;
    return { columns, html: htmlTable(header, rows), css: css + figuresCentred };
  },
};

const dark: Layout = {
  name: "EU, light on dark",
  languages: everyLanguage,
  draw: (input) => {
    const { columns, rows, words, style } = europeanTable(input, { hasServing: true });
    const header = [words.title, words.per100, words.perServing(input.food.servingAmount, style)];
    const ground = input.dice.pick(["#1d2b53", "#7a1320", "#1c1c1c", "#0d4f3c", "#4b2e1e"]);
    const css = `.label{background:${ground}!important;color:#fff!important} `;
    return { columns, html: htmlTable(header, rows), css: input.dice.pick([ruled, bare, boxed]) + css };
  },
};

const narrow: Layout = {
  name: "EU, narrow",
  languages: everyLanguage,
  draw: (input) => {
    const { columns, rows, words } = europeanTable(input, { hasServing: false });
    const css = "table{width:215px} td:first-child{width:105px;line-height:1.1} td{vertical-align:bottom} ";
    return {
      columns,
      html: `<h3 style="width:215px">${words.title} ${words.per100}</h3>${htmlTable([], rows)}`,
      css: input.dice.pick([ruled, boxed]) + css + figuresRight,
    };
  },
};

export const europeanLayouts: readonly Layout[] = [
  ...[boxes, serving, references, drink, leaders, sentence, unitsInNames, sideways, dark, narrow],
];
