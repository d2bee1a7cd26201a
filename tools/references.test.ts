import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, it } from "vitest";
import { benches } from "#bench/benches.ts";

const root = join(import.meta.dirname, "..");
const rooms = "{analysis,bench,content,contract,deploy,docs,domain,e2e,food,locales,server,tools,web}";
const files = globSync([`${rooms}/**/*.{ts,tsx,md,json,yaml,tsv}`, "*.{md,ts,json}", "Dockerfile"], {
  cwd: root,
  exclude: (name) => name === "node_modules" || name === "build",
});

/** What the pattern's group finds in our files, each with the files that hold it. */
function findAll(pattern: RegExp): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const file of files) {
    for (const [, name = ""] of readFileSync(join(root, file), "utf8").matchAll(pattern))
      found.set(name, [...(found.get(name) ?? []), file]);
  }
  return found;
}

function findDangling(pattern: RegExp, isKnown: (name: string) => boolean): readonly string[] {
  const found = findAll(pattern);
  expect(found.size).toBeGreaterThan(5);
  return [...found].flatMap(([name, holders]) => (isKnown(name) ? [] : [`${name}: ${holders.join(", ")}`]));
}

it("names only scripts that package.json has", () => {
  const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  expect(findDangling(/npm run ([a-z][a-z:-]*[a-z])/g, (name) => Object.hasOwn(scripts, name))).toEqual([]);
});

it("names only benches that there are", () => {
  expect(findDangling(/npm run bench -- ([a-z-]+)/g, (name) => Object.hasOwn(benches, name))).toEqual([]);
});

it("refers only to decisions that are kept", () => {
  const kept = globSync("docs/decisions/[0-9]*.md", { cwd: root }).map((file) => basename(file));
  const isKept = (name: string) => kept.some((file) => file === `${name}.md` || file.startsWith(`${name}-`));
  expect(findDangling(/decisions\/(\d{3}[a-z0-9-]*)/g, isKept)).toEqual([]);
  expect(findDangling(/[dD]ecisions? (\d{3})\b/g, isKept)).toEqual([]);
});
