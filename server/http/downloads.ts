import { Readable } from "node:stream";
import type { FastifyReply } from "fastify";
import type { Download } from "#contract/endpoint.ts";

export interface FileAnswer {
  /** Letters, digits, dots and dashes. */
  readonly fileName: string;
  readonly pieces: AsyncIterable<string>;
}

/**
 * Streams the pieces, so that no download is in memory as a whole. Waits for the first piece, because a failure after it can no
 * longer change the status.
 */
export async function sendDownload(
  reply: FastifyReply,
  { type }: Download,
  { fileName, pieces }: FileAnswer,
): Promise<FastifyReply> {
  const iterator = pieces[Symbol.asyncIterator]();
  const first = await iterator.next();
  async function* allPieces() {
    if (first.done) return;
    yield first.value;
    yield* { [Symbol.asyncIterator]: () => iterator };
  }
  return reply
    .type(type)
    .headers({ "Cache-Control": "no-store", "Content-Disposition": `attachment; filename="${fileName}"` })
    .send(Readable.from(allPieces()));
}
