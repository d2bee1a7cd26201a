import { Parser } from "htmlparser2";
import { importRowsMax } from "#contract/limits.ts";
import { AppError } from "../../../core/app-error.ts";
import { HealthFoods } from "./apple-health-foods.ts";
import { columnNames, createTable, type DiaryTable } from "./diary-table.ts";
import { diaryFormats } from "./formats/diary-formats.ts";
import type { CsvRecord } from "./read-records.ts";

const weightType = "HKQuantityTypeIdentifierBodyMass";
const foodType = "HKCorrelationTypeIdentifierFood";

/** Recognises a file by its first characters. */
export function isAppleHealth(start: string): boolean {
  return /<!DOCTYPE HealthData|<HealthData[ >]/.test(start);
}

/**
 * The export of Apple Health, read as it comes: it holds every heartbeat, and few of its elements are of food or weight. Throws
 * `import_too_many_rows`.
 */
export async function openAppleHealth(
  parts: Iterable<string> | AsyncIterable<string>,
): Promise<readonly DiaryTable[]> {
  const [foodFormat, weightFormat] = diaryFormats.filter(({ layout }) => layout === "health");
  if (!foodFormat || !weightFormat) throw new Error("No format of Apple Health.");
  const foods = new HealthFoods(foodFormat);
  const weights: CsvRecord[] = [];
  const parser = createParser({
    foods,
    addWeight: ({ startDate = "", value = "", unit = "" }) => {
      if (weights.length === importRowsMax) throw new AppError("import_too_many_rows");
      const cells = [startDate, value, unit];
      weights.push({ line: weights.length + 1, text: cells.join(", "), cells });
    },
  });
  for await (const part of parts) parser.write(part);
  parser.end();
  return [
    createTable(columnNames(foodFormat), "health", { records: foods.records(), leftOut: foods.leftOut }),
    createTable(["startdate", "bodymass", "unit"], "health", { records: weights }),
  ];
}

type Attributes = Readonly<Partial<Record<"type" | "unit" | "value" | "startDate" | "key", string>>>;

interface Sinks {
  readonly foods: HealthFoods;
  readonly addWeight: (attributes: Attributes) => void;
}

/** Entities that a file declares are not replaced, so none can expand. */
function createParser({ foods, addWeight }: Sinks): Parser {
  return new Parser(
    {
      onopentag(element, attributes: Attributes) {
        if (element === "Record") {
          if (attributes.type === weightType) addWeight(attributes);
          else foods.addSample(attributes);
        } else if (element === "Correlation" && attributes.type === foodType) foods.beginFood();
        else if (element === "MetadataEntry" && attributes.key === "HKFoodType")
          foods.nameFood(attributes.value ?? "");
      },
      onclosetag(element) {
        if (element === "Correlation") foods.endFood();
        else if (element === "Record") foods.endSample();
      },
    },
    { xmlMode: true },
  );
}
