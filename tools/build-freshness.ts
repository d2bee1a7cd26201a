import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

const sources = [
  "web",
  "content",
  "contract",
  "domain",
  "locales",
  "tools/inline-script.ts",
  "tools/round-kerning.ts",
  "tools/share-picture-design.ts",
  "tools/shared-chunks.ts",
  "tools/subset-fonts.ts",
  "vite.config.ts",
  "react-router.config.ts",
  "package-lock.json",
];
export const buildMarker = "build/.complete";

/** Whether the build is newer than all of its sources. */
export function isBuildFresh(root: string): boolean {
  const builtAt = modifiedAt(join(root, buildMarker));
  return builtAt !== undefined && sources.every((source) => !isNewer(join(root, source), builtAt));
}

function isNewer(path: string, thanMs: number): boolean {
  const own = statSync(path, { throwIfNoEntry: false });
  if (!own) return false;
  if (!own.isDirectory()) return own.mtimeMs > thanMs;
  return readdirSync(path, { recursive: true, withFileTypes: true }).some(
    (entry) =>
      entry.isFile() && !isTest(entry.name) && (modifiedAt(join(entry.parentPath, entry.name)) ?? 0) > thanMs,
  );
}

function isTest(name: string): boolean {
  return /\.test\.tsx?$/.test(name);
}

function modifiedAt(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs;
}
