// `npx node tools/image-size.ts` (needs a build): MB of the image, computed without Docker: installs and prunes the production packages in a
// temporary folder as the Dockerfile does, adds up what it copies, and adds the published size of its base.
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const bytesPerMegabyte = 1e6;
/**
 * Size of each base image on amd64, all layers on disk: repos/debian/local/bookworm-slim.md in docker-library/repo-info, 18
 * September 2026.
 */
const publishedMegabytes: Readonly<Record<string, number>> = { "debian:bookworm-slim": 74.83 };
/** The path of Node in the image that builds; here it is the package `node`. */
const nodeInBuild = "/usr/local/bin/node";
const installed = [
  "package.json",
  "package-lock.json",
  ".npmrc",
  "tools/prune-packages.ts",
  "tools/prune-image.ts",
];

/** The size of the files themselves, as an image's layers count them. */
function megabytesOf(path: string): number {
  const output = execFileSync("du", ["--summarize", "--apparent-size", "--block-size=1", path], {
    encoding: "utf8",
  });
  return Number.parseInt(output, 10) / bytesPerMegabyte;
}

const dockerfile = readFileSync(join(root, "Dockerfile"), "utf8");
const base = [...dockerfile.matchAll(/^FROM (\S+)/gm)].at(-1)?.[1] ?? "";
const baseMegabytes = publishedMegabytes[base];
if (baseMegabytes === undefined) throw new Error(`The size of ${base} is not listed in tools/image-size.ts.`);
const copied = [...dockerfile.matchAll(/^COPY --from=build (?:\/app\/)?(\S+)/gm)].map(
  ([, path = ""]) => path,
);
const folder = mkdtempSync(join(tmpdir(), "platewise-image-"));
try {
  mkdirSync(join(folder, "tools"));
  for (const file of installed) cpSync(join(root, file), join(folder, file));
  execFileSync("npm", ["ci", "--omit=dev"], { cwd: folder, stdio: ["ignore", "ignore", "inherit"] });
  execFileSync(process.execPath, ["tools/prune-image.ts"], { cwd: folder, stdio: "inherit" });
  const placeOf = (path: string) => {
    if (path === nodeInBuild) return process.execPath;
    return join(path === "node_modules" ? folder : root, path);
  };
  const parts = copied.map((path) => ({ part: path, mb: megabytesOf(placeOf(path)) }));
  const all = [{ part: base, mb: baseMegabytes }, ...parts];
  console.table(all.map(({ part, mb }) => ({ part, mb: Math.round(mb * 10) / 10 })));
  console.log(`${Math.round(all.reduce((sum, { mb }) => sum + mb, 0))} MB in all.`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
