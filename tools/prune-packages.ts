// Runs after `npm ci` and `npm install`: deletes what packages hold for other platforms, Node's C headers, which nothing here
// compiles against, and examples and builds of the photo decoder that nothing imports. Together 320 MB. It can run again, and on packages that lack any of it.
import { globSync, rmSync } from "node:fs";
import { join } from "node:path";

/** Folders that this platform never opens, relative to `packages`. */
export function unusedFolders(packages: string, platform: string, arch: string): readonly string[] {
  const runtimes = globSync("onnxruntime-node/bin/napi-v*/*/*", { cwd: packages }).filter(
    (folder) => !folder.endsWith(join(platform, arch)),
  );
  const unused = [
    "node/node_modules/node-*/{include,share}",
    "heic-to/{example,src}",
    "heic-to/dist/{iife,next}",
  ];
  return [...runtimes, ...globSync(unused, { cwd: packages })];
}

if (import.meta.main) {
  const packages = join(import.meta.dirname, "..", "node_modules");
  for (const folder of unusedFolders(packages, process.platform, process.arch))
    rmSync(join(packages, folder), { recursive: true, force: true });
}
