import type { FigureKey } from "#domain/products/label.ts";
import { type DrawnFood, type FoodFigures, ofAmount } from "../drawn-food.ts";
import type { DrawnColumn, Layout } from "../layout.ts";
import { type AmericanStyle, printAmerican } from "../print-figure.ts";

export const americanStyle: AmericanStyle = { space: "", hasUnits: true };

const keys = [
  "energyKcal",
  "fat",
  "saturates",
  "sodium",
  "carbohydrate",
  "fibre",
  "sugars",
  "protein",
] as const;
export type AmericanKey = (typeof keys)[number];

/** Carbohydrate includes fibre in the United States. */
export function americanColumn(
  food: DrawnFood,
  {
    amount,
    basis,
    style = americanStyle,
  }: { amount: number; basis: DrawnColumn["basis"]; style?: AmericanStyle },
): DrawnColumn {
  const figures = ofAmount(food, amount);
  const total: FoodFigures = { ...figures, carbohydrate: figures.carbohydrate + figures.fibre };
  return {
    basis,
    cells: Object.fromEntries(keys.map((key) => [key, printAmerican(style, key, total[key])])),
  };
}

/** Daily values of 21 CFR 101.9(c)(9). */
const daily: Partial<Record<FigureKey, number>> = {
  ...{ fat: 78, saturates: 20, sodium: 2300, carbohydrate: 275, fibre: 28 },
};

export function dailyShare(column: DrawnColumn, key: AmericanKey): string {
  const whole = daily[key];
  const said = column.cells[key]?.said;
  return whole === undefined || typeof said !== "number" ? "" : `${Math.round((said / whole) * 100)}%`;
}

export const textOf = (column: DrawnColumn, key: AmericanKey) => column.cells[key]?.text ?? "";

export const measureOf = ({ servingAmount, unit }: DrawnFood) =>
  `${servingAmount}${unit === "g" ? "g" : "mL"}`;

const css =
  ".facts{border:3px solid;padding:6px 8px;width:330px} h1{margin:0;font-size:38px;line-height:1} .line{display:flex;justify-content:space-between;border-top:1px solid;padding:2px 0} .line.thick{border-top-width:9px} .in{padding-left:18px} .in2{padding-left:36px} .calories{font-size:34px;font-weight:900;border-top:6px solid} b{font-weight:800} .note{font-size:12px;border-top:6px solid} ";

const line = (left: string, right: string, kind = "") =>
  `<div class="line ${kind}"><span>${left}</span><b>${right}</b></div>`;

const vertical: Layout = {
  name: "US, vertical",
  languages: ["en"],
  draw: ({ food, dice }) => {
    const column = americanColumn(food, { amount: food.servingAmount, basis: "per_serving" });
    const text = (key: AmericanKey) => textOf(column, key);
    const share = (key: AmericanKey) => dailyShare(column, key);
    const added = dice.pick(["0g", "2g", "5g"]);
    return {
      columns: [column],
      css,
      html: `<div class="facts"><h1>Nutrition Facts</h1>
        <div>${dice.pick(["", "about "])}${food.servings} servings per container</div>
        ${line("<b>Serving size</b>", `${dice.pick(["1 cup", "2/3 cup", "3 pieces", "1 bar"])} (${measureOf(food)})`)}
        <div class="line thick"><b>Amount per serving</b></div>
        <div class="line calories" style="border:0"><span>Calories</span><span>${text("energyKcal")}</span></div>
        ${line("", "% Daily Value*", "thick")}
        ${line(`<b>Total Fat</b> ${text("fat")}`, share("fat"))}
        ${line(`Saturated Fat ${text("saturates")}`, share("saturates"), "in")}
        ${line("<i>Trans</i> Fat 0g", "", "in")}
        ${line(`<b>Cholesterol</b> ${dice.pick(["0mg", "5mg", "30mg"])}`, dice.pick(["0%", "2%", "10%"]))}
        ${line(`<b>Sodium</b> ${text("sodium")}`, share("sodium"))}
        ${line(`<b>Total Carbohydrate</b> ${text("carbohydrate")}`, share("carbohydrate"))}
        ${line(`Dietary Fiber ${text("fibre")}`, share("fibre"), "in")}
        ${line(`Total Sugars ${text("sugars")}`, "", "in")}
        ${line(`Includes ${added} Added Sugars`, "0%", "in2")}
        ${line(`<b>Protein</b> ${text("protein")}`, "")}
        ${line("Vitamin D 2mcg", "10%", "thick")}${line("Calcium 260mg", "20%")}${line("Iron 8mg", "45%")}${line("Potassium 235mg", "6%")}
        <div class="note">* The % Daily Value (DV) tells you how much a nutrient in a serving of food contributes to a daily diet. 2,000 calories a day is used for general nutrition advice.</div></div>`,
    };
  },
};

const dual: Layout = {
  name: "US, dual column",
  languages: ["en"],
  draw: ({ food: { ...drawn }, dice }) => {
    const food = { ...drawn, servings: dice.pick([2, 3]) };
    const serving = americanColumn(food, { amount: food.servingAmount, basis: "per_serving" });
    const whole = americanColumn(food, {
      amount: food.servingAmount * food.servings,
      basis: "per_container",
    });
    const row = (name: string, key: AmericanKey, kind = "") =>
      `<tr class="${kind}"><td>${name}</td>${[serving, whole].map((column) => `<td>${textOf(column, key)}</td><td><b>${dailyShare(column, key)}</b></td>`).join("")}</tr>`;
    return {
      columns: [serving, whole],
      css: `${css}.facts{width:480px} table{width:100%;border-collapse:collapse} td,th{border-top:1px solid;padding:3px 4px;text-align:left} .in td:first-child{padding-left:18px}`,
      html: `<div class="facts"><h1>Nutrition Facts</h1><div>${food.servings} servings per container</div>
        ${line("<b>Serving size</b>", `1 package portion (${measureOf(food)})`)}
        <table><tr><td style="font-size:28px"><b>Calories</b></td><td colspan="2"><b>Per serving</b><div style="font-size:28px"><b>${textOf(serving, "energyKcal")}</b></div></td><td colspan="2"><b>Per container</b><div style="font-size:28px"><b>${textOf(whole, "energyKcal")}</b></div></td></tr>
        <tr><td></td><td></td><td>% DV*</td><td></td><td>% DV*</td></tr>
        ${row("<b>Total Fat</b>", "fat")}${row("Saturated Fat", "saturates", "in")}
        <tr class="in"><td><i>Trans</i> Fat</td><td>0g</td><td></td><td>0g</td><td></td></tr>
        ${row("<b>Sodium</b>", "sodium")}${row("<b>Total Carb.</b>", "carbohydrate")}${row("Dietary Fiber", "fibre", "in")}${row("Total Sugars", "sugars", "in")}${row("<b>Protein</b>", "protein")}
        </table></div>`,
    };
  },
};

const tabular: Layout = {
  name: "US, tabular",
  languages: ["en"],
  draw: ({ food }) => {
    const column = americanColumn(food, { amount: food.servingAmount, basis: "per_serving" });
    const cell = (name: string, key: AmericanKey) =>
      `<td><b>${name}</b> ${textOf(column, key)}</td><td><b>${dailyShare(column, key)}</b></td>`;
    return {
      columns: [column],
      css: ".facts{border:3px solid;display:flex;width:820px} .facts>div{padding:6px 10px} table{border-collapse:collapse;flex:1} td{border-bottom:1px solid;padding:3px 6px} h1{margin:0;font-size:30px;line-height:1} ",
      html: `<div class="facts"><div style="width:190px"><h1>Nutrition<br>Facts</h1>${food.servings} servings per container<br><b>Serving size</b><br><b>1 slice (${measureOf(food)})</b><br><span style="font-size:26px"><b>Calories ${textOf(column, "energyKcal")}</b></span><br>per serving</div>
        <table><tr><td><b>Amount/serving</b></td><td><b>% DV*</b></td><td><b>Amount/serving</b></td><td><b>% DV*</b></td></tr>
        <tr>${cell("Total Fat", "fat")}${cell("Total Carbohydrate", "carbohydrate")}</tr>
        <tr>${cell("Saturated Fat", "saturates")}${cell("Dietary Fiber", "fibre")}</tr>
        <tr><td><i>Trans</i> Fat 0g</td><td></td>${cell("Total Sugars", "sugars")}</tr>
        <tr><td><b>Cholesterol</b> 0mg</td><td><b>0%</b></td><td>Includes 0g Added Sugars</td><td><b>0%</b></td></tr>
        <tr>${cell("Sodium", "sodium")}${cell("Protein", "protein")}</tr></table></div>`,
    };
  },
};

const linear: Layout = {
  name: "US, linear",
  languages: ["en"],
  draw: ({ food, dice }) => {
    const column = americanColumn(food, { amount: food.servingAmount, basis: "per_serving" });
    const part = (name: string, key: AmericanKey) => {
      const share = dailyShare(column, key);
      return `${name} ${textOf(column, key)}${share === "" ? "" : ` (${share} DV)`}`;
    };
    const parts = [
      ...[part("Total Fat", "fat"), part("Sat. Fat", "saturates"), "<i>Trans</i> Fat 0g"],
      ...["Cholest. 0mg (0% DV)", part("Sodium", "sodium"), part("Total Carb.", "carbohydrate")],
      ...[part("Fiber", "fibre"), `${part("Total Sugars", "sugars")} (Incl. 0g Added Sugars, 0% DV)`],
      ...[part("Protein", "protein"), "Vitamin D (0% DV), Calcium (2% DV), Iron (0% DV), Potas. (0% DV)"],
    ];
    return {
      columns: [column],
      css: ".text{border:2px solid;padding:6px;line-height:1.3} ",
      html: `<div class="text" style="width:${dice.pick([360, 460, 560])}px"><b style="font-size:130%">Nutrition Facts</b> <b>Servings:</b> ${food.servings}, <b>Serv. size:</b> 1 piece (${measureOf(food)}), <b>Amount per serving:</b> <b>Calories ${textOf(column, "energyKcal")}</b>, ${parts.join(", ")}.</div>`,
    };
  },
};

export const americanLayouts: readonly Layout[] = [vertical, dual, tabular, linear];
export const americanCss = css;
