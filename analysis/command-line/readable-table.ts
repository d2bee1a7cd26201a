import type { LineAnswer } from "./analyse-line.ts";

function alignColumns(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

export function tableOf(answer: LineAnswer): string {
  if ("error" in answer) return answer.error.message;
  const foods = answer.foods.map((food) => [
    food.name,
    `${food.grams} g`,
    `${food.calories} kcal`,
    `${food.source.description} (${food.source.table}, ${food.source.code})`,
  ]);
  const questions = answer.questions.map(
    (question) => `? ${question.questionText} ${question.choices.join(" / ")} (±${question.spreadKcal} kcal)`,
  );
  const setAside = answer.setAside.map(({ text, reason }) => `${text} (${reason})`);
  return [
    alignColumns(foods),
    "",
    `${answer.calories} kcal (${answer.range.low} to ${answer.range.high}), ${answer.quantity} g, Nutri-Score ${answer.nutriScore} (estimate)`,
    `protein ${answer.protein} g, carbs ${answer.carbs} g, fat ${answer.fat} g, fibre ${answer.fiber} g`,
    ...questions,
    ...(setAside.length > 0 ? [`set aside: ${setAside.join(", ")}`] : []),
    ...(answer.unread.length > 0 ? [`unread: ${answer.unread.join(", ")}`] : []),
  ].join("\n");
}
