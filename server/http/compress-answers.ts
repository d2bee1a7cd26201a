import { constants } from "node:zlib";
import compress from "@fastify/compress";
import type { FastifyInstance } from "fastify";

const compressFromBytes = 1024;
/** Fast enough for dynamic answers; static files are compressed harder at build time. */
const brotliQuality = 4;
/** 64 kB, as few answers are longer. Brotli's usual 4 MB would be taken for each answer that is being compressed. */
const brotliWindowBits = 16;
/**
 * Most answers fit when they are compressed. Each compressor keeps one such chunk until the next full collection, and with Node's usual 16 kB
 * that is 40 MB after 1,500 answers.
 */
const compressedChunkBytes = 4096;

/** Compresses answers with Brotli or gzip, as the caller accepts; static files are compressed when the app is built. */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    threshold: compressFromBytes,
    encodings: ["br", "gzip"],
    zlibOptions: { chunkSize: compressedChunkBytes },
    brotliOptions: {
      chunkSize: compressedChunkBytes,
      params: {
        [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
        [constants.BROTLI_PARAM_LGWIN]: brotliWindowBits,
      },
    },
  });
}
