import type { FigureKey } from "#domain/products/label.ts";
import type { Dice } from "../../../random.ts";
import { type DrawnFood, ofAmount } from "../drawn-food.ts";
import { type DrawnColumn, htmlTable, type Layout } from "../layout.ts";
import { type FigureStyle, printEuropean } from "../print-figure.ts";

const keys = [
  "energyKcal",
  "energyKj",
  "protein",
  "fat",
  "saturates",
  "carbohydrate",
  "sugars",
  "fibre",
  "sodium",
] as const;

interface LatinColumn {
  readonly per: "100" | "serving";
  readonly style: FigureStyle;
  readonly printed?: readonly FigureKey[];
}

function columnOf(food: DrawnFood, { per, style, printed = keys }: LatinColumn): DrawnColumn {
  const figures = per === "100" ? food.per100 : ofAmount(food, food.servingAmount);
  return {
    basis: per === "serving" ? "per_serving" : food.unit === "g" ? "per_100g" : "per_100ml",
    cells: Object.fromEntries(printed.map((key) => [key, printEuropean(style, key, figures[key])])),
  };
}

const styleOf = (dice: Dice, comma: boolean, hasUnits = true): FigureStyle => ({
  dice,
  comma,
  space: dice.pick(["", " "]),
  isDecimal: dice.happens(0.5),
  below: ["<"],
  traces: [],
  hasUnits,
});

const cellsOf = (columns: readonly DrawnColumn[], key: FigureKey) =>
  columns.map(({ cells }) => cells[key]?.text ?? "");

/** NOM-051-SCFI/SSA1-2010 as amended in 2020. */
const mexican: Layout = {
  name: "Mexico",
  languages: ["es"],
  draw: (input) => {
    const { dice, food } = input;
    const style = styleOf(dice, false);
    const columns = [columnOf(food, { per: "100", style }), columnOf(food, { per: "serving", style })];
    const row = (name: string, key: FigureKey) => [name, ...cellsOf(columns, key)];
    const zeros = (name: string, unit: string) => [name, ...columns.map(() => `0${style.space}${unit}`)];
    const energies = columns.map(({ cells }) => `${cells.energyKcal?.text} (${cells.energyKj?.text})`);
    const header = ["", `Por 100 ${food.unit}`, `Por porción (${food.servingAmount} ${food.unit})`];
    const rows = [
      ...[["Contenido energético", ...energies], row("Proteínas", "protein"), row("Grasas totales", "fat")],
      ...[row("Grasas saturadas", "saturates"), zeros("Grasas trans", "mg")],
      ...[row(dice.pick(["Hidratos de carbono disponibles", "Carbohidratos disponibles"]), "carbohydrate")],
      ...[
        row("Azúcares", "sugars"),
        zeros("Azúcares añadidos", "g"),
        row("Fibra dietética", "fibre"),
        row("Sodio", "sodium"),
      ],
    ];
    return {
      columns,
      html: `<h3>INFORMACIÓN NUTRIMENTAL</h3><p>Tamaño de la porción: ${food.servingAmount} ${food.unit}<br>Porciones por envase: ${food.servings}</p>${htmlTable(header, rows)}`,
      css: "table{border-collapse:collapse} td,th{border:1px solid;padding:3px 8px;text-align:left} ",
    };
  },
};

/** Mercosur: GMC 46/03, a column for the portion and its share of a day. */
const argentinian: Layout = {
  name: "Argentina",
  languages: ["es"],
  draw: (input) => {
    const { dice, food } = input;
    const printed = keys.filter((key) => key !== "sugars");
    const column = columnOf(food, { per: "serving", style: styleOf(dice, true), printed });
    const row = (name: string, key: FigureKey) => [
      name,
      column.cells[key]?.text ?? "",
      `${Math.round(dice.between(0, 25))}%`,
    ];
    const { energyKcal, energyKj } = column.cells;
    const energy = `${energyKcal?.text} = ${energyKj?.text}`;
    const rows = [
      ...[
        ["Valor energético", energy, `${Math.round(dice.between(1, 20))}%`],
        row("Carbohidratos", "carbohydrate"),
      ],
      ...[row("Proteínas", "protein"), row("Grasas totales", "fat"), row("Grasas saturadas", "saturates")],
      ...[["Grasas trans", "0 g", "-"], row("Fibra alimentaria", "fibre"), row("Sodio", "sodium")],
    ];
    return {
      columns: [column],
      html: `<h3>INFORMACIÓN NUTRICIONAL</h3><p>Porción: ${food.servingAmount} ${food.unit} (${dice.pick(["3 unidades", "1 taza", "2 cucharadas"])})</p>${htmlTable(["", "Cantidad por porción", "% VD (*)"], rows)}<p class="note">(*) % Valores diarios con base a una dieta de 2.000 kcal u 8.400 kJ.<br>Sus valores diarios pueden ser mayores o menores.</p>`,
      css: "table{border-collapse:collapse} tr{border-bottom:1px solid} td,th{padding:3px 8px;text-align:left} ",
    };
  },
};

/** Chile: DS 977, units with the names. */
const chilean: Layout = {
  name: "Chile",
  languages: ["es"],
  draw: (input) => {
    const { dice, food } = input;
    const style = styleOf(dice, true, false);
    const printed = keys.filter((key) => key !== "energyKj" && key !== "fibre");
    const columns = [
      columnOf(food, { per: "100", style, printed }),
      columnOf(food, { per: "serving", style, printed }),
    ];
    const row = (name: string, key: FigureKey) => [name, ...cellsOf(columns, key)];
    const rows = [
      ...[
        row("Energía (kcal)", "energyKcal"),
        row("Proteínas (g)", "protein"),
        row("Grasa total (g)", "fat"),
      ],
      ...[row("Grasas saturadas (g)", "saturates"), row("H. de C. disp. (g)", "carbohydrate")],
      ...[row("Azúcares totales (g)", "sugars"), row("Sodio (mg)", "sodium")],
    ];
    return {
      columns,
      html: `<h3>INFORMACIÓN NUTRICIONAL</h3><p>Porción: 1 ${dice.pick(["unidad", "taza", "envase"])} (${food.servingAmount} ${food.unit})<br>Porciones por envase: ${food.servings}</p>${htmlTable(["", `100 ${food.unit}`, "1 porción"], rows)}`,
      css: "table{border-collapse:collapse} td,th{border:1px solid;padding:3px 8px} td:not(:first-child){text-align:center} ",
    };
  },
};

export const latinAmericanLayouts: readonly Layout[] = [mexican, argentinian, chilean];
