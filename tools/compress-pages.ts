// Compresses the files of the pages' build as small as they get, so that the server need not. `npm start` lets this run beside the
// server: until it is done, the server compresses what it sends, quicker and less.
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { compressedMarker } from "./build-freshness.ts";

const compressible = new Set([".js", ".css", ".svg", ".json", ".html", ".txt", ".webmanifest"]);
/** Low, because most chunks are small: uncompressed they would be a tenth of the first load. */
const compressFromBytes = 200;
const bestBrotli = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
const bestGzip = { level: constants.Z_BEST_COMPRESSION };

/** May run while the server sends the same files, and again after it was interrupted. */
export async function compressPages(root: string): Promise<void> {
  const client = join(root, "build", "client");
  // A file that is still being written must not be sent, so each is written elsewhere and then moved.
  const unfinished = join(root, "build", `compressing-${process.pid}`);
  await mkdir(unfinished, { recursive: true });
  const write = async (file: string, bytes: Buffer) => {
    const elsewhere = join(unfinished, file.replaceAll(/[\\/]/g, "-"));
    await writeFile(elsewhere, bytes);
    await rename(elsewhere, join(client, file));
  };
  const compress = async (file: string) => {
    const bytes = await readFile(join(client, file));
    if (bytes.length < compressFromBytes) return;
    await write(`${file}.br`, await promisify(brotliCompress)(bytes, bestBrotli));
    await write(`${file}.gz`, await promisify(gzip)(bytes, bestGzip));
  };
  const files = await readdir(client, { recursive: true });
  await Promise.all(files.filter((file) => compressible.has(extname(file))).map(compress));
  await rm(unfinished, { recursive: true });
  await writeFile(join(root, compressedMarker), "");
}

if (import.meta.main) await compressPages(join(import.meta.dirname, ".."));
