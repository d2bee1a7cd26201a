import type { Layout } from "../layout.ts";
import {
  type AmericanKey,
  americanColumn,
  americanCss,
  americanStyle,
  dailyShare,
  measureOf,
  textOf,
} from "./american.ts";

const line = (left: string, right: string, kind = "") =>
  `<div class="line ${kind}"><span>${left}</span><b>${right}</b></div>`;

const withSpanish: Layout = {
  name: "US, with Spanish",
  languages: ["en", "es"],
  draw: ({ food }) => {
    const column = americanColumn(food, { amount: food.servingAmount, basis: "per_serving" });
    const row = (name: string, key: AmericanKey, kind = "") =>
      line(`${name} ${textOf(column, key)}`, dailyShare(column, key), kind);
    return {
      columns: [column],
      css: `${americanCss}.facts{width:420px} h1{font-size:28px}`,
      html: `<div class="facts"><h1>Nutrition Facts<br>Datos de Nutrición</h1>
        <div>${food.servings} servings per container / ${food.servings} raciones por envase</div>
        ${line("<b>Serving size / Tamaño por ración</b>", `1 unit (${measureOf(food)})`)}
        <div class="line thick"><b>Amount per serving / Cantidad por ración</b></div>
        <div class="line calories" style="border:0"><span>Calories/Calorías</span><span>${textOf(column, "energyKcal")}</span></div>
        ${line("", "% Daily Value* / % Valor Diario*", "thick")}
        ${row("<b>Total Fat / Grasa Total</b>", "fat")}${row("Saturated Fat / Grasa Saturada", "saturates", "in")}
        ${line("<i>Trans</i> Fat / Grasa <i>Trans</i> 0g", "", "in")}
        ${row("<b>Sodium / Sodio</b>", "sodium")}${row("<b>Total Carbohydrate / Carbohidrato Total</b>", "carbohydrate")}
        ${row("Dietary Fiber / Fibra Dietética", "fibre", "in")}${row("Total Sugars / Azúcares Totales", "sugars", "in")}
        ${row("<b>Protein / Proteínas</b>", "protein")}</div>`,
    };
  },
};

const canadian: Layout = {
  name: "Canada, English and French",
  languages: ["en", "fr"],
  draw: ({ food, dice, language }) => {
    const style = { ...americanStyle, space: " " } as const;
    const column = americanColumn(food, { amount: food.servingAmount, basis: "per_serving", style });
    const title =
      language === "en" ? "Nutrition Facts<br>Valeur nutritive" : "Valeur nutritive<br>Nutrition Facts";
    const both = (english: string, french: string) =>
      language === "en" ? `${english} / ${french}` : `${french} / ${english}`;
    const row = (name: string, key: AmericanKey, kind = "") =>
      line(`${name} ${textOf(column, key)}`, dailyShare(column, key).replace("%", " %"), kind);
    return {
      columns: [column],
      css: `${americanCss}.facts{width:360px} h1{font-size:28px} .calories{font-size:24px}`,
      html: `<div class="facts"><h1>${title}</h1>
        <div>Per ${dice.pick(["1 cup", "4 biscuits", "1/2 tray"])} (${measureOf(food)})<br>pour ${dice.pick(["1 tasse", "4 biscuits", "1/2 barquette"])} (${measureOf(food)})</div>
        <div class="line calories"><b>Calories ${textOf(column, "energyKcal")}</b><small style="font-size:13px">% ${both("Daily Value*", "valeur quotidienne*")}</small></div>
        ${row(`<b>${both("Fat", "Lipides")}</b>`, "fat", "thick")}${row(both("Saturated", "saturés"), "saturates", "in")}
        ${line(`+ ${both("Trans", "trans")} 0 g`, "", "in")}
        ${row(`<b>${both("Carbohydrate", "Glucides")}</b>`, "carbohydrate")}${row(both("Fibre", "Fibres"), "fibre", "in")}${row(both("Sugars", "Sucres"), "sugars", "in")}
        ${row(`<b>${both("Protein", "Protéines")}</b>`, "protein")}
        ${line(`<b>${both("Cholesterol", "Cholestérol")}</b> 0 mg`, "")}${row("<b>Sodium</b>", "sodium")}
        ${line("Potassium 225 mg", "5 %", "thick")}${line("Calcium 30 mg", "2 %")}${line(`${both("Iron", "Fer")} 1.5 mg`, "8 %")}
        <div class="note">*5% or less is a little, 15% or more is a lot / *5% ou moins c'est peu, 15% ou plus c'est beaucoup</div></div>`,
    };
  },
};

export const northAmericanBilingual: readonly Layout[] = [withSpanish, canadian];
