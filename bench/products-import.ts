// `npm run bench:products -- [products]` (200,000): imports a made-up dump shaped like Open Food Facts' into the embedded database.
import { spawn } from "node:child_process";
import { createWriteStream } from "node:fs";
import { mkdtemp, rm, stat } from "node:fs/promises";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { checkDigitOf } from "#domain/barcodes/barcode.ts";
import { startServer } from "./start-server.ts";

const products = Number(process.argv[2] ?? 200_000);
/** A product of the real dump has about 10 kB of fields that we do not read. */
const unreadFields = 250;

function* dumpLines() {
  for (let at = 0; at < products; at += 1) yield `${JSON.stringify(recordOf(at))}\n`;
}

function recordOf(at: number) {
  const grams = (share: number) => Math.round(((at * share) % 100) * 10) / 10;
  const unread = Array.from({ length: unreadFields }, (_, field) => [
    `field_${field}_tags`,
    [`en:value-${(at * field) % 9973}`],
  ]);
  const digits = `400${String(at).padStart(9, "0")}`;
  return {
    code: `${digits}${checkDigitOf(digits)}`,
    product_name: `Product ${at}`,
    product_name_fr: `Produit ${at}`,
    brands: `Brand ${at % 500},Group`,
    quantity: "500 g",
    product_quantity: 500,
    serving_quantity: "30",
    countries_tags: ["en:france"],
    ...Object.fromEntries(unread),
    nutriments: {
      "energy-kcal_100g": at % 900,
      proteins_100g: grams(0.13),
      carbohydrates_100g: grams(0.37),
      fat_100g: `${grams(0.21)}`,
      salt_100g: 0.4,
    },
  };
}

function runImport(file: string, dataFolder: string): Promise<number | null> {
  const command = join(import.meta.dirname, "../server/operator/import-products.ts");
  const env = { PATH: process.env.PATH, DATA_DIR: dataFolder };
  const child = spawn(process.execPath, [command, file], { env, stdio: "inherit" });
  return new Promise((resolve) => child.once("close", resolve));
}

const folder = await mkdtemp(join(tmpdir(), "platewise-products-"));
const server = await startServer({});
try {
  const file = join(folder, "products.jsonl.gz");
  await pipeline(Readable.from(dumpLines()), createGzip({ level: 1 }), createWriteStream(file));
  console.log(
    `${products} products, ${Math.round((await stat(file)).size / 1e6)} MB gzipped; load ${loadavg()[0]}`,
  );
  const started = performance.now();
  process.exitCode = (await runImport(file, server.dataFolder)) ?? 1;
  const seconds = (performance.now() - started) / 1000;
  console.log(`${Math.round(products / seconds)} products a second; load ${loadavg()[0]}`);
} finally {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
