import { createTable, type DiaryTable } from "./diary-table.ts";
import { type CsvRecord, readRecords } from "./read-records.ts";

const bodyTitle = /^Body\s*$/;
const foodLogTitle = /^Food Log (\d{4})(\d{2})(\d{2})\s*$/;
const anyTitle = /^(Body|Foods|Activities|Sleep|Food Log \d{8}|Daily Totals)\s*$/;
const foodHeader = ["food log", "meal", "food", "calories"];
const bodyHeader = ["date", "weight", "bmi", "fat"];

/** The tables of Fitbit's export, one below the other, each under its title; a table of foods for each day. None of another file. */
export function openSections(text: string): readonly DiaryTable[] {
  const isReport = /^\uFEFF?(Body|Foods|Activities|Sleep|Food Log \d{8})\s*\r?\n/.test(
    text.trimStart().slice(0, 100),
  );
  if (!isReport) return [];
  return [
    createTable(bodyHeader, "sections", { records: readBody(text) }),
    createTable(foodHeader, "sections", { records: readFoodLogs(text) }),
  ];
}

function* readBody(text: string): Generator<CsvRecord> {
  let isInBody = false;
  for (const record of readRecords(text, ",")) {
    if (anyTitle.test(record.text)) isInBody = bodyTitle.test(record.text);
    else if (isInBody && record.cells?.[0] !== "Date") yield record;
  }
}

/** Reads logs in which the meal is on a line of its own, above its foods. */
function* readFoodLogs(text: string): Generator<CsvRecord> {
  let day = "";
  let meal = "";
  for (const record of readRecords(text, ",")) {
    const [, ...date] = foodLogTitle.exec(record.text) ?? [];
    if (anyTitle.test(record.text)) {
      day = date.join("-");
      meal = "";
    } else if (day !== "") {
      const [name = "", food = "", calories = ""] = record.cells ?? [];
      if (name.trim() !== "" && name !== "Meal") meal = name;
      if (!record.cells) yield record;
      else if (food !== "" && food !== "Food") yield { ...record, cells: [day, meal, food, calories] };
    }
  }
}
