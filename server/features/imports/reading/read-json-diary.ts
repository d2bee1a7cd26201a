import { AppError } from "../../../core/app-error.ts";
import { columnNames, createTable, type DiaryTable } from "./diary-table.ts";
import { findFormat } from "./formats/diary-formats.ts";
import { makeHeader } from "./headers.ts";
import { type JsonEntry, readJsonLists } from "./json-lists.ts";
import { type CsvRecord, columnsMax } from "./read-records.ts";

/** Objects within an entry whose members are columns. */
const nestingMax = 4;

/** A list of objects, one for each food or weight. Throws `import_format_unknown`. */
export async function openJsonDiary(text: string): Promise<readonly DiaryTable[]> {
  const document = text.trimStart().startsWith("[") ? `{"":${text}}` : text;
  for await (const { value } of readJsonLists(document, () => true)) {
    const members = flatten(value);
    const header = [...members.keys()].map(makeHeader);
    const format = findFormat(header, ["json"]);
    if (!format) break;
    const names = columnNames(format);
    const leftOut = new Set<string>();
    const records = readEntries(
      readJsonLists(document, () => true),
      { names, leftOut },
    );
    return [createTable(names, "json", { records, leftOut })];
  }
  throw new AppError("import_format_unknown");
}

/** Nutrients are figures within an object of this name. */
const nutrientPath = /\.nutriments\.(\w+)$/;

async function* readEntries(
  entries: AsyncIterable<JsonEntry>,
  { names, leftOut }: { readonly names: readonly string[]; readonly leftOut: Set<string> },
): AsyncGenerator<CsvRecord> {
  for await (const { position, value } of entries) {
    const members = flatten(value);
    for (const [path, figure] of members) {
      const nutrient = nutrientPath.exec(path)?.[1];
      if (nutrient && !names.includes(path) && Number(figure) > 0 && leftOut.size < columnsMax)
        leftOut.add(nutrient);
    }
    const cells = members.size > 0 ? names.map((name) => members.get(name) ?? "") : undefined;
    yield { line: position, text: JSON.stringify(value) ?? "", cells };
  }
}

/** The path of each figure and text, in lower case: `meal.nutriments.fat100`. */
function flatten(value: unknown, path = "", depth = 0): Map<string, string> {
  const found = new Map<string, string>();
  if (typeof value !== "object" || value === null || depth > nestingMax) return found;
  for (const [name, member] of Object.entries(value)) {
    const inner = `${path}${name.toLowerCase()}`;
    if (typeof member === "string" || typeof member === "number") found.set(inner, String(member));
    else for (const [key, text] of flatten(member, `${inner}.`, depth + 1)) found.set(key, text);
  }
  return found;
}
