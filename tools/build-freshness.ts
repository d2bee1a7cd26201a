import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

interface Build {
  /** Written last. */
  readonly marker: string;
  readonly sources: readonly string[];
}

export const buildMarker = "build/.complete";
/** Written when all files of the pages are compressed. */
export const compressedMarker = "build/.compressed";
/** The file that runs in production. */
export const builtServer = "build/app/main.js";

const pages: Build = {
  marker: buildMarker,
  sources: [
    "web",
    "content",
    "contract",
    "domain",
    "locales",
    "tools/ascii-chunks.ts",
    "tools/build.ts",
    "tools/compress-pages.ts",
    "tools/inline-script.ts",
    "tools/round-kerning.ts",
    "tools/share-picture-design.ts",
    "tools/shared-chunks.ts",
    "tools/subset-fonts.ts",
    "vite.config.ts",
    "react-router.config.ts",
    "package-lock.json",
  ],
};
const server: Build = {
  marker: builtServer,
  sources: [
    "server",
    "analysis",
    "food",
    "content",
    "contract",
    "domain",
    "locales",
    "tools/ascii-chunks.ts",
    "tools/build-server.ts",
    "tools/keep-source-paths.ts",
    "package-lock.json",
  ],
};
/** Files that a bundle may contain: the server reads all others at their own place. */
const bundled = /\.(ts|json)$/;

/** Whether the pages are newer than all of their sources. */
export function arePagesFresh(root: string): boolean {
  return isFresh(root, pages, () => true);
}

/** The build of the pages takes the marker away. */
export function arePagesCompressed(root: string): boolean {
  return modifiedAt(join(root, compressedMarker)) !== undefined;
}

/** Whether the server's bundle is newer than all of its sources. */
export function isServerFresh(root: string): boolean {
  return isFresh(root, server, (name) => bundled.test(name));
}

function isFresh(root: string, { marker, sources }: Build, counts: (name: string) => boolean): boolean {
  const builtAt = modifiedAt(join(root, marker));
  return builtAt !== undefined && sources.every((source) => !isNewer(join(root, source), builtAt, counts));
}

function isNewer(path: string, thanMs: number, counts: (name: string) => boolean): boolean {
  const own = statSync(path, { throwIfNoEntry: false });
  if (!own) return false;
  if (!own.isDirectory()) return own.mtimeMs > thanMs;
  return readdirSync(path, { recursive: true, withFileTypes: true }).some(
    (entry) =>
      entry.isFile() &&
      counts(entry.name) &&
      !isTest(entry.name) &&
      (modifiedAt(join(entry.parentPath, entry.name)) ?? 0) > thanMs,
  );
}

function isTest(name: string): boolean {
  return /\.test\.tsx?$/.test(name);
}

function modifiedAt(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs;
}
