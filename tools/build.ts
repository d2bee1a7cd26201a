// `npm run build`: builds the pages and the service worker, draws the share pictures, compresses the files, bundles the server.
import { spawnSync } from "node:child_process";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { buildMarker } from "./build-freshness.ts";
import { buildServer } from "./build-server.ts";
import { buildServiceWorker } from "./build-service-worker.ts";
import { drawSharePictures } from "./draw-share-pictures.ts";

const root = join(import.meta.dirname, "..");
const client = join(root, "build", "client");
const reactRouter = join(root, "node_modules", "@react-router", "dev", "bin.cjs");
const compressible = new Set([".js", ".css", ".svg", ".json", ".html", ".txt", ".webmanifest"]);
/** Low, because most chunks are small: uncompressed they would be a tenth of the first load. */
const compressFromBytes = 200;
const bestCompression = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/** Throws with the output of the bundler when it fails. */
async function build(): Promise<void> {
  await rm(join(root, buildMarker), { force: true });
  const env = { ...process.env, NODE_ENV: "production" };
  const built = spawnSync(process.execPath, [reactRouter, "build"], { cwd: root, env, encoding: "utf8" });
  if (built.status !== 0) throw new Error(`The pages cannot be built.\n${built.stdout}${built.stderr}`);
  await buildServiceWorker(root, client);
  await drawSharePictures(join(client, "og"));
  const entries = await readdir(client, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && compressible.has(extname(entry.name)));
  await Promise.all(files.map((file) => compress(join(file.parentPath, file.name))));
  // The build of the pages clears the whole folder.
  await buildServer(root);
  await writeFile(join(root, buildMarker), "");
}

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < compressFromBytes) return;
  await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, bestCompression));
  await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }));
}

try {
  await build();
} catch (failure) {
  console.error(failure instanceof Error ? failure.message : failure);
  process.exit(1);
}
