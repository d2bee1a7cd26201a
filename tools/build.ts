// `npm run build`: builds the pages and the service worker, draws the share pictures, bundles the server, and compresses the files of
// the pages, unless `--uncompressed` leaves that to `compress-pages.ts`.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { buildMarker } from "./build-freshness.ts";
import { buildServer } from "./build-server.ts";
import { buildServiceWorker } from "./build-service-worker.ts";
import { compressPages } from "./compress-pages.ts";
import { drawSharePictures } from "./draw-share-pictures.ts";

const root = join(import.meta.dirname, "..");
const client = join(root, "build", "client");
const reactRouter = join(root, "node_modules", "@react-router", "dev", "bin.cjs");

async function build({ compressed }: { readonly compressed: boolean }): Promise<void> {
  await rm(join(root, buildMarker), { force: true });
  const [copyPictures] = await Promise.all([drawSharePictures(), buildPages()]);
  // The build of the pages clears the whole folder, so the rest waits for it.
  await Promise.all([copyPictures(join(client, "og")), buildServiceWorker(root, client), buildServer(root)]);
  if (compressed) await compressPages(root);
  await writeFile(join(root, buildMarker), "");
}

/** Throws with the output of the bundler when it fails. */
async function buildPages(): Promise<void> {
  const env = { ...process.env, NODE_ENV: "production" };
  const bundler = spawn(process.execPath, [reactRouter, "build"], { cwd: root, env });
  const [output, errors, [status]] = await Promise.all([
    text(bundler.stdout),
    text(bundler.stderr),
    once(bundler, "close"),
  ]);
  if (status !== 0) throw new Error(`The pages cannot be built.\n${output}${errors}`);
}

try {
  await build({ compressed: !process.argv.includes("--uncompressed") });
} catch (failure) {
  console.error(failure instanceof Error ? failure.message : failure);
  process.exit(1);
}
