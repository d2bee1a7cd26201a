import type { Micronutrients, NutrientsPer100Grams } from "#domain/nutrition/nutrients.ts";
import type { FoodRow, Portion } from "./food-row.ts";
import { SharedTexts } from "./shared-texts.ts";
import { asNutriScoreClass, gramsSeparator, heading, listSeparator } from "./table-columns.ts";

/** Takes the cells of one line from left to right. */
class LineReader {
  readonly #cells: readonly string[];
  readonly #texts: SharedTexts;
  #next = 0;

  constructor(line: string, texts: SharedTexts) {
    this.#cells = line.split("\t");
    this.#texts = texts;
  }

  #nextCell(): string {
    const cell = this.#cells[this.#next++];
    if (cell === undefined) throw new Error(`Food table: a line ends early: ${this.#cells.join(" ")}`);
    return cell;
  }

  text(): string {
    return this.#texts.of(this.#nextCell());
  }

  figure(): number {
    return Number(this.#nextCell());
  }

  figureOrNull(): number | null {
    const cell = this.#nextCell();
    return cell === "" ? null : Number(cell);
  }

  list(): readonly string[] {
    const cell = this.#nextCell();
    return cell === "" ? noTexts : cell.split(listSeparator).map((text) => this.#texts.of(text));
  }
}

const noTexts: readonly string[] = [];

function readMicronutrients(line: LineReader): Micronutrients {
  return {
    vitaminD: line.figureOrNull(),
    vitaminB12: line.figureOrNull(),
    vitaminB9: line.figureOrNull(),
    vitaminA: line.figureOrNull(),
    vitaminC: line.figureOrNull(),
    vitaminK: line.figureOrNull(),
    vitaminE: line.figureOrNull(),
    vitaminB1: line.figureOrNull(),
    calcium: line.figureOrNull(),
    iron: line.figureOrNull(),
    magnesium: line.figureOrNull(),
    potassium: line.figureOrNull(),
    zinc: line.figureOrNull(),
    iodine: line.figureOrNull(),
    selenium: line.figureOrNull(),
    omega3: line.figureOrNull(),
  };
}

function readFigures(line: LineReader): NutrientsPer100Grams {
  return {
    calories: line.figure(),
    protein: line.figure(),
    carbs: line.figure(),
    fat: line.figure(),
    fiber: line.figure(),
    sugars: line.figure(),
    saturatedFat: line.figure(),
    sodiumMg: line.figure(),
    fruitVegetableLegumePercent: line.figure(),
    micronutrients: readMicronutrients(line),
  };
}

/** Values that many rows share. */
interface SharedParts {
  readonly texts: SharedTexts;
  /** Five of six portions are another row's too: "1 cup=240". One object for all. */
  readonly portions: Map<string, Portion>;
}

function readPortion(text: string, { texts, portions }: SharedParts): Portion {
  const before = portions.get(text);
  if (before !== undefined) return before;
  const separator = text.lastIndexOf(gramsSeparator);
  const portion = {
    description: texts.of(text.slice(0, separator)),
    grams: Number(text.slice(separator + 1)),
  };
  portions.set(text, portion);
  return portion;
}

function readRow(text: string, index: number, shared: SharedParts): FoodRow {
  const line = new LineReader(text, shared.texts);
  return {
    index,
    source: { table: line.text(), code: line.text(), description: line.text() },
    alsoCalled: line.list(),
    frenchName: line.text() || null,
    category: line.text(),
    per100Grams: readFigures(line),
    nutriScoreClass: asNutriScoreClass(line.text()),
    hasNonNutritiveSweeteners: line.text() === "yes",
    defaultGrams: line.figureOrNull(),
    gramsPerMl: line.figureOrNull(),
    portions: line.list().map((portion) => readPortion(portion, shared)),
  };
}

/** One string a line: parts of one long string would keep all of it, at two bytes a letter. */
function* linesOf(file: Buffer): Generator<string> {
  let start = 0;
  for (let end = file.indexOf("\n"); end >= 0; end = file.indexOf("\n", start)) {
    yield file.toString("utf8", start, end);
    start = end + 1;
  }
}

/** Fails when the file was written by another version of the build. */
export function readTableFile(file: Buffer): readonly FoodRow[] {
  const lines = linesOf(file);
  if (lines.next().value !== heading) {
    throw new Error("Food table: other columns than this version reads; build it anew");
  }
  const shared = { texts: new SharedTexts(), portions: new Map() };
  return Array.from(lines, (line, index) => readRow(line, index, shared));
}
