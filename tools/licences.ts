// `npm run licences`: lists the licences of every package in the lock file and fails on one that is not allowed.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";

/** SPDX names. Read a licence before adding it. */
const allowedLicences: ReadonlySet<string> = new Set([
  // Permissive: at most the notice must be kept.
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
  // Modified files would have to be published; we modify none.
  "MPL-2.0",
  // Unmodified libraries in separate files: libvips in sharp, libheif in heic-to.
  "LGPL-3.0",
  "LGPL-3.0-or-later",
  // Fonts, and browser data that only the build uses.
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

/** True when every part of at least one alternative is allowed. Nested parentheses are not supported, and refused. */
export function isAllowed(expression: string | undefined): boolean {
  if (expression === undefined) return false;
  const bare = expression.replace(/^\(([^()]*)\)$/, "$1");
  return bare
    .split(" OR ")
    .some((choice) => choice.split(" AND ").every((name) => allowedLicences.has(name.trim())));
}

export function licencesIn(lockText: string): Licensed[] {
  const { packages } = lockFile.parse(JSON.parse(lockText));
  const dependencies = Object.entries(packages).filter(([path]) => path !== "");
  return dependencies.map(([path, { license }]) => ({
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
  const refused = all.filter(({ licence }) => !isAllowed(licence));
  for (const { name, licence } of refused)
    console.error(`  not allowed: ${name}: ${licence ?? "none named"}`);
  process.exitCode = refused.length > 0 ? 1 : 0;
}
