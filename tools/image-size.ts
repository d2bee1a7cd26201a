// `npm run image:size` (needs a build): MB of what the image copies onto its base, computed without Docker: installs and prunes the
// production packages in a temporary folder as the Dockerfile does, and adds up what it copies.
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const kilobytesPerMegabyte = 1024;
const installed = [
  "package.json",
  "package-lock.json",
  ".npmrc",
  "tools/prune-packages.ts",
  "tools/prune-image.ts",
];

function megabytesOf(path: string): number {
  const output = execFileSync("du", ["--summarize", "--block-size=1K", path], { encoding: "utf8" });
  return Number.parseInt(output, 10) / kilobytesPerMegabyte;
}

const copied = [
  ...readFileSync(join(root, "Dockerfile"), "utf8").matchAll(/^COPY --from=build \/app\/(\S+)/gm),
];
const folder = mkdtempSync(join(tmpdir(), "platewise-image-"));
try {
  mkdirSync(join(folder, "tools"));
  for (const file of installed) cpSync(join(root, file), join(folder, file));
  execFileSync("npm", ["ci", "--omit=dev"], { cwd: folder, stdio: ["ignore", "ignore", "inherit"] });
  execFileSync(process.execPath, ["tools/prune-image.ts"], { cwd: folder, stdio: "inherit" });
  const sizes = copied.map(([, path = ""]) => ({
    path,
    mb: megabytesOf(join(path === "node_modules" ? folder : root, path)),
  }));
  console.table(sizes.map(({ path, mb }) => ({ path, mb: Math.round(mb * 10) / 10 })));
  const total = sizes.reduce((sum, { mb }) => sum + mb, 0);
  console.log(`${Math.round(total)} MB, and the base image.`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
