/**
 * tools/: what developers and `npm start` run. This file lists the licences of everything the lock file names, and fails on one
 * that nobody has agreed to: `npm run licences`.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";

/** SPDX names. A new one is read by a person before it stands here. */
const agreed: ReadonlySet<string> = new Set([
  // Do what you like, keep the notice (or not even that).
  "MIT",
  "MIT-0",
  "ISC",
  "0BSD",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "Unlicense",
  "CC0-1.0",
  "Zlib",
  "Python-2.0",
  "AFL-2.1",
  // Changes to these files themselves would have to be published; we change none.
  "MPL-2.0",
  // Libraries loaded as they are, from files of their own: libvips inside sharp, libheif inside heic-to.
  "LGPL-3.0",
  "LGPL-3.0-or-later",
  // Fonts, and data about browsers that only the build reads.
  "OFL-1.1",
  "CC-BY-4.0",
]);

const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({ license: z.string().optional(), version: z.string().optional(), dev: z.boolean().optional() }),
  ),
});

export interface Licensed {
  readonly name: string;
  /** An SPDX expression; undefined where the package names none. */
  readonly licence: string | undefined;
}

/** One of the alternatives is agreed to in all its parts. Brackets within brackets do not occur, and are refused. */
export function isAgreed(expression: string | undefined): boolean {
  if (expression === undefined) return false;
  const bare = expression.replace(/^\(([^()]*)\)$/, "$1");
  return bare.split(" OR ").some((choice) => choice.split(" AND ").every((name) => agreed.has(name.trim())));
}

export function licencesIn(lockText: string): Licensed[] {
  const { packages } = lockFile.parse(JSON.parse(lockText));
  const theirs = Object.entries(packages).filter(([path]) => path !== "");
  return theirs.map(([path, { license }]) => ({
    name: path.split("node_modules/").at(-1) ?? path,
    licence: license,
  }));
}

export function readLock(): string {
  return readFileSync(join(import.meta.dirname, "..", "package-lock.json"), "utf8");
}

if (import.meta.main) {
  const all = licencesIn(readLock());
  const counts = Object.entries(Object.groupBy(all, ({ licence }) => licence ?? "none named"));
  counts.sort(([, a = []], [, b = []]) => b.length - a.length);
  const list = counts.map(([licence, those = []]) => `${licence} ${those.length}`).join(", ");
  console.log(`licences: ${all.length} packages: ${list}`);
  const foreign = all.filter(({ licence }) => !isAgreed(licence));
  for (const { name, licence } of foreign)
    console.error(`  not agreed to: ${name}: ${licence ?? "none named"}`);
  process.exitCode = foreign.length > 0 ? 1 : 0;
}
