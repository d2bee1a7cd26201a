/** tools/: what developers and `npm start` run. This file: whether the build is older than what it is made from. */
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

const sources = [
  "web",
  "content",
  "contract",
  "domain",
  "locales",
  "tools/inline-script.ts",
  "tools/share-picture.ts",
  "tools/shared-chunks.ts",
  "tools/subset-fonts.ts",
  "vite.config.ts",
  "react-router.config.ts",
  "package-lock.json",
];
export const builtLast = "build/.complete";

export function isBuildFresh(root: string): boolean {
  const builtAt = changedAt(join(root, builtLast));
  return builtAt !== undefined && sources.every((source) => !hasNewer(join(root, source), builtAt));
}

function hasNewer(path: string, thanMs: number): boolean {
  const own = statSync(path, { throwIfNoEntry: false });
  if (!own) return false;
  if (!own.isDirectory()) return own.mtimeMs > thanMs;
  return readdirSync(path, { recursive: true, withFileTypes: true }).some(
    (entry) =>
      entry.isFile() && !isTest(entry.name) && (changedAt(join(entry.parentPath, entry.name)) ?? 0) > thanMs,
  );
}

function isTest(name: string): boolean {
  return /\.test\.tsx?$/.test(name);
}

function changedAt(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs;
}
