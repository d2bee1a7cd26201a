import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, expect, it } from "vitest";
import { arePagesCompressed } from "./build-freshness.ts";
import { compressPages } from "./compress-pages.ts";

const root = mkdtempSync(join(tmpdir(), "platewise-pages-"));
const client = join(root, "build", "client");
const script = "export const answer = 42;\n".repeat(100);
afterAll(() => rmSync(root, { recursive: true, force: true }));

it("writes each large text in two encodings beside it, and then that all are done", async () => {
  mkdirSync(join(client, "assets"), { recursive: true });
  writeFileSync(join(client, "assets", "app.js"), script);
  writeFileSync(join(client, "assets", "tiny.js"), "1");
  writeFileSync(join(client, "logo.png"), script);
  expect(arePagesCompressed(root)).toBe(false);
  await compressPages(root);
  expect(arePagesCompressed(root)).toBe(true);
  expect(brotliDecompressSync(readFileSync(join(client, "assets", "app.js.br"))).toString()).toBe(script);
  expect(gunzipSync(readFileSync(join(client, "assets", "app.js.gz"))).toString()).toBe(script);
  expect(readdirSync(join(client, "assets")).toSorted()).toEqual([
    "app.js",
    "app.js.br",
    "app.js.gz",
    "tiny.js",
  ]);
  expect(readdirSync(client)).not.toContain("logo.png.br");
});

it("can be done again after it was interrupted", async () => {
  rmSync(join(root, "build", ".compressed"));
  rmSync(join(client, "assets", "app.js.gz"));
  await compressPages(root);
  expect(existsSync(join(client, "assets", "app.js.gz"))).toBe(true);
  expect(readdirSync(join(root, "build")).toSorted()).toEqual([".compressed", "client"]);
});
