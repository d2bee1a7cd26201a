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

/** The importers of each file. */
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

/** Starts all of the server: what imports a changed file only through it is as near to any other file of the server. */
const wholeApplication = "server/testing/test-app.ts";

const roomOf = (file: string) => file.split("/")[0];

interface AffectedTests {
  /** The nearest first: a test of the file itself, then those in its folder, then tests of what imports it, and so on. */
  readonly near: readonly string[];
  /** Of the API, in other folders: they reach the change through the whole application. */
  readonly far: readonly string[];
}

export function affectedUnitTests(root: string, changed: readonly string[]): AffectedTests {
  const importers = readImporters(root);
  const follow = (isFollowed: (file: string) => boolean): ReadonlySet<string> => {
    const seen = new Set(changed);
    for (const file of seen) {
      if (!isFollowed(file) && !changed.includes(file)) continue;
      for (const importer of importers.get(file) ?? []) seen.add(importer);
    }
    return seen;
  };
  const all = follow(() => true);
  // A file that is read, not imported, has its test beside it or in the folder above.
  const readers = changed
    .filter((file) => !isSource(file))
    .flatMap((file) => [dirname(file), dirname(dirname(file))])
    .filter((folder) => folders.includes(folder.split("/")[0] ?? "") && existsSync(join(root, folder)))
    .flatMap((folder) => readdirSync(join(root, folder)).map((name) => join(folder, name)));
  const own = changed.filter(isSource).flatMap(ownTests);
  const changedFolders = new Set(changed.map((file) => dirname(file)));
  const beside = [...all].filter((file) => changedFolders.has(dirname(file)));
  const isTest = (file: string) => isUnitTest(file) && existsSync(join(root, file));
  const near = new Set([...own, ...beside, ...follow((file) => file !== wholeApplication), ...readers]);
  const tests = [...near].filter(isTest);
  // Those of another room need its set-up, such as a database, and say less.
  const rooms = new Set(changed.map(roomOf));
  const ordered = [
    ...tests.filter((test) => rooms.has(roomOf(test))),
    ...tests.filter((test) => !rooms.has(roomOf(test))),
  ];
  return { near: ordered, far: [...all].filter((file) => isTest(file) && !near.has(file)) };
}

/** Each takes four seconds or more of a quiet machine, or needs the pages. */
export const slowUnitTests: ReadonlySet<string> = new Set([
  "analysis/photo/label/label-reader.test.ts",
  "analysis/text/amount-grid.test.ts",
  "analysis/text/hostile-text.test.ts",
  "analysis/text/names-find-their-row.test.ts",
  "server/adapters/payments/payment-providers.test.ts",
  "server/adapters/payments/stripe/set-up-stripe.test.ts",
  "server/adapters/payments/stripe/stripe-payments.test.ts",
  "server/backup/backup.test.ts",
  "server/database/connection-pool.test.ts",
  "server/database/failed-statements.test.ts",
  "server/disk-full.test.ts",
  "server/features/account/providers/provider-attacks.test.ts",
  "server/features/account/tokens/tokens.test.ts",
  "server/features/notifications/notifications.test.ts",
  "server/features/plans/stripe-outage.test.ts",
  "server/features/plans/stripe-webhook.test.ts",
  "server/features/account-deletion/delete-due-accounts.test.ts",
  "server/features/scan/photo-order.test.ts",
  "server/features/scan/photo-scan.test.ts",
  "server/features/scan/read-label-photo.test.ts",
  "server/http/database-trouble.test.ts",
  "server/http/page-head.test.ts",
  "server/http/pages.test.ts",
  "server/http/uploads/odd-photos.test.ts",
  "server/main.test.ts",
  "server/operator/operator.test.ts",
  "server/read-replica.test.ts",
  "server/several-processes.test.ts",
  "server/site/site.test.ts",
  "server/trust/answers-are-bounded.test.ts",
  "server/trust/data-isolation.test.ts",
  "server/trust/endpoint-access.test.ts",
  "server/trust/generated-calls.test.ts",
  "server/trust/log-privacy.test.ts",
  "server/trust/page-headers.test.ts",
  "server/trust/pro-access.test.ts",
  "server/trust/round-trips.test.ts",
]);

/** Leaves out slow tests, except those of the changed files themselves. */
export function withoutSlow(tests: readonly string[], changed: readonly string[]): string[] {
  const own = new Set([...changed, ...changed.flatMap(ownTests)]);
  return tests.filter((test) => !slowUnitTests.has(test) || own.has(test));
}

const ownTests = (file: string) =>
  [".test.ts", ".test.tsx", ".dom.test.ts"].map((ending) => file.replace(/\.tsx?$/, ending));

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
