// Which test files a change may break, by the imports of the source files. All imports of ours name the file with its extension.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, normalize } from "node:path";

const folders = [
  "analysis",
  "bench",
  "content",
  "contract",
  "domain",
  "e2e",
  "food",
  "locales",
  "server",
  "tools",
  "web",
];
const importPattern = /(?:from|import|import\() ?"((?:#|\.\.?\/)[^"]+)"/g;
const isSource = (file: string) => /\.tsx?$/.test(file);
const isUnitTest = (file: string) => /\.test\.tsx?$/.test(file);
const isBrowserTest = (file: string) => file.endsWith(".spec.ts");

/** Folders of every feature: their names say nothing about which test covers them. */
const unspecificFolders = new Set([
  "web",
  "app",
  "features",
  "server",
  "routes",
  "signed-in",
  "contract",
  "ui",
]);

/** For each file those that import it. */
function readImporters(root: string): Map<string, string[]> {
  const importers = new Map<string, string[]>();
  for (const folder of folders) {
    for (const name of readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })) {
      if (!isSource(name)) continue;
      const file = join(folder, name);
      for (const [, imported = ""] of readFileSync(join(root, file), "utf8").matchAll(importPattern)) {
        const target = imported.startsWith("#")
          ? imported.slice(1)
          : normalize(join(dirname(file), imported));
        importers.set(target, [...(importers.get(target) ?? []), file]);
      }
    }
  }
  return importers;
}

/**
 * The nearest first: a test of the file itself, then those in its folder, then tests of what imports it, and so on. All tests of
 * the API import the whole application: without the folder, those of the changed feature would be among a hundred.
 */
export function affectedUnitTests(root: string, changed: readonly string[]): string[] {
  const importers = readImporters(root);
  const seen = new Set(changed);
  for (const file of seen) for (const importer of importers.get(file) ?? []) seen.add(importer);
  // A file that is read, not imported, has its test beside it or in the folder above.
  const readers = changed
    .filter((file) => !isSource(file))
    .flatMap((file) => [dirname(file), dirname(dirname(file))])
    .filter((folder) => folders.includes(folder.split("/")[0] ?? "") && existsSync(join(root, folder)))
    .flatMap((folder) => readdirSync(join(root, folder)).map((name) => join(folder, name)));
  const own = changed.filter(isSource).flatMap(ownTests);
  const changedFolders = new Set(changed.map((file) => dirname(file)));
  const beside = [...seen].filter((file) => changedFolders.has(dirname(file)));
  return [...new Set([...own, ...beside, ...seen, ...readers])].filter(
    (file) => isUnitTest(file) && existsSync(join(root, file)),
  );
}

/** Each takes ten seconds or more by itself. */
export const slowUnitTests: ReadonlySet<string> = new Set([
  "analysis/photo/label/label-reader.test.ts",
  "server/adapters/payments/payment-providers.test.ts",
  "server/backup/backup.test.ts",
  "server/database/connection-pool.test.ts",
  "server/features/plans/stripe-outage.test.ts",
  "server/features/scanning/photo-order.test.ts",
  "server/features/scanning/read-label-photo.test.ts",
  "server/main.test.ts",
  "server/operator/operator.test.ts",
  "server/read-replica.test.ts",
  "server/several-processes.test.ts",
  "server/trust/endpoint-access.test.ts",
  "server/trust/generated-calls.test.ts",
  "server/trust/pro-access.test.ts",
  "server/trust/round-trips.test.ts",
  "web/app/features/goals/setup/goal-setup-gate.test.tsx",
]);

/** Those that fit between two edits: of the slow ones only the changed files' own. */
export function withoutSlow(tests: readonly string[], changed: readonly string[]): string[] {
  const own = new Set([...changed, ...changed.flatMap(ownTests)]);
  return tests.filter((test) => !slowUnitTests.has(test) || own.has(test));
}

const ownTests = (file: string) => [".test.ts", ".test.tsx"].map((ending) => file.replace(/\.tsx?$/, ending));

/** Browser tests that changed, and those whose name has the name of a changed folder or text file. */
export function affectedBrowserTests(root: string, changed: readonly string[]): string[] {
  const specs = readdirSync(join(root, "e2e"))
    .filter(isBrowserTest)
    .map((name) => join("e2e", name));
  const words = new Set(changed.filter(isShown).flatMap(wordsOf));
  const named = specs.filter((spec) => wordsOf(spec).some((word) => words.has(word)));
  return [...new Set([...specs.filter((spec) => changed.includes(spec)), ...named])];
}

/** Whether a person can see the change in the browser. */
function isShown(file: string): boolean {
  return /^(web|locales|server\/features|contract\/endpoints)\//.test(file) && !isUnitTest(file);
}

function wordsOf(file: string): string[] {
  const parts = [...dirname(file).split("/"), basename(file).replace(/\..*$/, "")];
  return parts
    .filter((part) => !unspecificFolders.has(part))
    .flatMap((part) => part.split("-"))
    .map((word) => word.replace(/s$/, ""))
    .filter((word) => word.length > 3);
}
