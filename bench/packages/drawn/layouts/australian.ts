import type { FigureKey } from "#domain/products/label.ts";
import { ofAmount } from "../drawn-food.ts";
import { type DrawnColumn, htmlTable, type Layout } from "../layout.ts";
import { type FigureStyle, printEuropean } from "../print-figure.ts";

/** Food Standards Code 1.2.8: per serving first; kJ, with calories where the producer adds them. */
export const australian: Layout = {
  name: "Australia",
  languages: ["en"],
  draw: ({ dice, food }) => {
    const hasCalories = dice.happens(0.5);
    const style: FigureStyle = {
      dice,
      comma: false,
      space: dice.pick(["", " "]),
      isDecimal: true,
      below: ["LESS THAN ", "<"],
      traces: [],
      hasUnits: true,
    };
    const keys: FigureKey[] = ["energyKj", "protein", "fat", "saturates", "carbohydrate", "sugars", "sodium"];
    if (dice.happens(0.4)) keys.splice(6, 0, "fibre");
    if (hasCalories) keys.push("energyKcal");
    const columnOf = (basis: DrawnColumn["basis"], figures: typeof food.per100): DrawnColumn => ({
      basis,
      cells: Object.fromEntries(keys.map((key) => [key, printEuropean(style, key, figures[key])])),
    });
    const per100 = food.unit === "g" ? "per_100g" : "per_100ml";
    const columns = [
      columnOf("per_serving", ofAmount(food, food.servingAmount)),
      columnOf(per100, food.per100),
    ];
    const calories = ({ cells }: DrawnColumn) =>
      hasCalories ? `${dice.pick([" ", "\n"])}(${cells.energyKcal?.text.replace("kcal", "Cal")})` : "";
    const names: Partial<Record<FigureKey, string>> = {
      ...{ protein: "PROTEIN", fat: "FAT, TOTAL", saturates: "– SATURATED", carbohydrate: "CARBOHYDRATE" },
      ...{ sugars: "– SUGARS", fibre: "DIETARY FIBRE", sodium: "SODIUM" },
    };
    const written = dice.happens(0.5)
      ? (name: string) => name
      : (name: string) => name.charAt(0) + name.slice(1).toLowerCase();
    const rows = keys
      .filter((key) => key !== "energyKcal")
      .map((key) =>
        key === "energyKj"
          ? [
              written("ENERGY"),
              ...columns.map((column) => `${column.cells.energyKj?.text}${calories(column)}`),
            ]
          : [written(names[key] ?? ""), ...columns.map(({ cells }) => cells[key]?.text ?? "")],
      );
    const header = [
      "",
      dice.pick(["Average Quantity per Serving", "AVE. QTY. PER SERVING"]),
      dice.pick([`Average Quantity per 100 ${food.unit}`, `AVE. QTY. PER 100${food.unit}`]),
    ];
    return {
      columns,
      html: `<h3>NUTRITION INFORMATION</h3><p>Servings per package: ${food.servings}<br>Serving size: ${food.servingAmount} ${food.unit}</p>${htmlTable(header, rows)}`,
      css: "th{width:110px} table{border-collapse:collapse} tr{border-bottom:1px solid} td,th{padding:3px 8px;text-align:left} ",
    };
  },
};
