import { spawnSync } from "node:child_process";
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createImportReader } from "#server/features/imports/reading/import-reader.ts";
import { createPhotoDecoder } from "#server/http/uploads/photo-decoder.ts";
import { builtServer, isServerFresh } from "./build-freshness.ts";
import { buildServer } from "./build-server.ts";

const root = join(import.meta.dirname, "..");
/** The one that `npm test` has built, else one of its own: another test may be using an older one. */
const isBuilt = isServerFresh(root);
/** Inside the repository, where packages are found. */
const scratch = join(root, "node_modules", ".cache");
let folder = join(root, dirname(builtServer));

beforeAll(async () => {
  if (isBuilt) return;
  mkdirSync(scratch, { recursive: true });
  folder = mkdtempSync(join(scratch, "bundle-"));
  await buildServer(root, folder);
});
afterAll(() => {
  if (!isBuilt) rmSync(folder, { recursive: true, force: true });
});

const programs = () => globSync("*-process.js", { cwd: folder }).toSorted();
/** Node must not need to compile types. */
const runBuilt = (file: string, env: Record<string, string> = {}) =>
  spawnSync(process.execPath, ["--no-strip-types", join(folder, file)], { env, encoding: "utf8" });

describe("the bundle of the server", () => {
  it("names only files and folders that exist", () => {
    const places = globSync("*.js", { cwd: folder }).flatMap((file) =>
      [...readFileSync(join(folder, file), "utf8").matchAll(/new URL\("([^"]+)", import\.meta/g)].map(
        ([, place = ""]) => place,
      ),
    );
    expect(places.length).toBeGreaterThan(30);
    expect(places.filter((place) => !existsSync(join(folder, place)))).toEqual([]);
  });

  it("starts without types to compile", () => {
    const { status, stderr } = runBuilt("main.js", { PORT: "none" });
    expect(stderr).toMatch(/PORT/);
    expect(status).toBe(1);
  });

  it("holds every program that the server runs as a process of its own", () => {
    const named = globSync("{analysis,server}/**/*.ts", { cwd: root, exclude: ["**/*.test.ts"] }).flatMap(
      (file) =>
        [
          ...readFileSync(join(root, file), "utf8").matchAll(/new URL\("\.\/([\w-]+)\.ts", import\.meta/g),
        ].map(([, name]) => `${name}.js`),
    );
    expect(programs().length).toBeGreaterThan(3);
    expect(programs()).toEqual([...new Set(named)].toSorted());
  });

  it("has programs that find all that they load", () => {
    for (const program of programs()) {
      const { status, stderr } = runBuilt(program);
      expect(stderr).toBe("");
      expect(status).toBe(0);
    }
  });

  it("decodes photos", async () => {
    const decoder = createPhotoDecoder({ file: pathToFileURL(join(folder, "decoder-process.js")) });
    const photo = await decoder.decode(readFileSync(join(root, "server/testing/drawn-label.png")));
    await decoder.close();
    expect(photo.width).toBeGreaterThan(100);
  });

  it("reads imports", async () => {
    const reader = createImportReader({ file: pathToFileURL(join(folder, "reader-process.js")) });
    const file = Buffer.from("Date,Weight\n2026-02-01,72\n");
    const reading = {
      choices: {},
      today: "2026-03-01",
      language: "en",
      country: null,
      weightUnit: "kg",
    } as const;
    const { rowCount } = await reader.read({ sender: "ana", file, reading });
    await reader.close();
    expect(rowCount).toBe(1);
  });
});
