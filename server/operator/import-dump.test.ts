import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type Dump, openDump } from "../adapters/open-food-facts/read-dump.ts";
import { findImport } from "../features/products/product-imports-table.ts";
import { findStoredProduct } from "../features/products/products-table.ts";
import { createTestDatabase, type TestDatabase } from "../testing/test-database.ts";
import { importDump } from "./import-dump.ts";

const oats = "4006209700068";
const milk = "8480000823274";
const jsonLines = [
  JSON.stringify({ code: oats, product_name: "Haferflocken", nutriments: { "energy-kcal_100g": 372 } }),
  "{ broken",
  JSON.stringify({ code: "124", product_name: "No such code" }),
  JSON.stringify({ code: milk, product_name: "Leche", nutriments: { "energy-kcal_100g": "63" } }),
].join("\n");
/** In the schema of 2026, one of an older product beside it. */
const newJsonLines = [
  JSON.stringify({
    code: oats,
    product_name: "Haferflocken",
    schema_version: 1003,
    nutrition: {
      input_sets: [
        {
          ...{ source: "packaging", preparation: "as_sold", per: "100g", per_quantity: 100, per_unit: "g" },
          nutrients: { "energy-kcal": { value: 372, value_string: "372", unit: "kcal" } },
        },
      ],
    },
  }),
  JSON.stringify({ code: milk, product_name: "Leche", nutriments: { "energy-kcal_100g": "63" } }),
].join("\n");
const withoutFigures = [oats, milk]
  .map((code) => JSON.stringify({ code, product_name: "Packet", schema_version: 2000, facts: { kcal: 372 } }))
  .join("\n");
const csv = [
  ["code", "product_name", "brands", "energy-kcal_100g", "fat_100g"].join("\t"),
  [oats, 'Haferflocken "zart"', "Kölln,Another", "372", "7"].join("\t"),
].join("\n");

let folder: string;
let database: TestDatabase;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "platewise-dump-"));
  database = await createTestDatabase();
});
afterEach(async () => {
  await database.db.deleteFrom("products").execute();
  await database.db.deleteFrom("product_imports").execute();
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

async function dumpOf(content: string | Buffer): Promise<Dump> {
  const file = join(folder, "dump");
  await writeFile(file, content);
  return openDump(file);
}

const run = (dump: Dump) => importDump(database.db, dump, { onProgress: () => {} });

describe("an import of products", () => {
  it.each([
    ["JSONL", jsonLines, { linesRead: 4, productsSaved: 2, withEnergy: 2 }],
    ["gzipped JSONL", gzipSync(jsonLines), { linesRead: 4, productsSaved: 2, withEnergy: 2 }],
    ["JSONL of both schemas", newJsonLines, { linesRead: 2, productsSaved: 2, withEnergy: 2 }],
    ["CSV", csv, { linesRead: 2, productsSaved: 1, withEnergy: 1 }],
    ["gzipped CSV", gzipSync(csv), { linesRead: 2, productsSaved: 1, withEnergy: 1 }],
  ])("reads %s and leaves out what is no product", async (_, content, expected) => {
    expect(await run(await dumpOf(content))).toEqual({ ...expected, isDone: true });
    const stored = await findStoredProduct(database.db, oats);
    expect(stored).toMatchObject({ figures: { calories: 372 }, askedAt: null });
  });

  it("of a form without figures is refused, and leaves what is stored", async () => {
    await run(await dumpOf(jsonLines));
    const dump = await dumpOf(withoutFigures);
    await expect(run(dump)).rejects.toThrow("none of its first 2 products has its energy");
    expect(await findStoredProduct(database.db, oats)).toMatchObject({ figures: { calories: 372 } });
    expect(await findImport(database.db, dump.fileHash)).toMatchObject({ linesRead: 0, isDone: false });
  });

  it("says how many products have their energy", async () => {
    const bare = JSON.stringify({ code: "3086126100326", product_name: "Bare" });
    expect(await run(await dumpOf(`${jsonLines}\n${bare}`))).toMatchObject({
      productsSaved: 3,
      withEnergy: 2,
    });
  });

  it("reads a finished dump once", async () => {
    const dump = await dumpOf(jsonLines);
    await run(dump);
    await database.db.deleteFrom("products").execute();
    expect(await run(dump)).toEqual({ linesRead: 4, productsSaved: 2, withEnergy: 2, isDone: true });
    expect(await findStoredProduct(database.db, oats)).toBeUndefined();
  });

  it("goes on after the last saved line where it was stopped", async () => {
    const dump = await dumpOf(gzipSync(csvOf(2500)));
    let batches = 0;
    const stopped = importDump(database.db, dump, {
      onProgress: () => {
        batches += 1;
        if (batches === 2) throw new Error("stopped");
      },
    });
    await expect(stopped).rejects.toThrow("stopped");
    const again = await openDump(join(folder, "dump"));
    const seen: string[] = [];
    const readLine = (line: string) => {
      seen.push(line);
      return again.readLine(line);
    };
    expect(await run({ ...again, readLine })).toEqual({
      ...{ linesRead: 2501, productsSaved: 2500, withEnergy: 2500 },
      isDone: true,
    });
    expect(seen).toHaveLength(501);
    const { count } = await database.db
      .selectFrom("products")
      .select((at) => at.fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(2500);
  });
});

function csvOf(products: number): string {
  const rows = Array.from({ length: products }, (_, at) => `${codeOf(at)}\tProduct ${at}\t${at % 900}`);
  return ["code\tproduct_name\tenergy-kcal_100g", ...rows, ""].join("\n");
}

/** With its check digit. */
function codeOf(at: number): string {
  const body = `400${String(at).padStart(9, "0")}`;
  const sum = [...body].reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3), 0);
  return `${body}${(10 - (sum % 10)) % 10}`;
}
