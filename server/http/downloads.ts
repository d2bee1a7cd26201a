// Downloads are streamed as they are generated, so that none is ever in memory as a whole.
import { Readable } from "node:stream";
import type { FastifyReply } from "fastify";
import type { Download } from "#contract/endpoint.ts";

export interface FileAnswer {
  /** Letters, digits, dots and dashes. */
  readonly fileName: string;
  readonly pieces: AsyncIterable<string>;
}

/** Waits for the first piece: what fails before it is still answered as any failure is. */
export async function sendDownload(
  reply: FastifyReply,
  { type }: Download,
  { fileName, pieces }: FileAnswer,
): Promise<FastifyReply> {
  const iterator = pieces[Symbol.asyncIterator]();
  const first = await iterator.next();
  async function* all() {
    if (first.done) return;
    yield first.value;
    yield* { [Symbol.asyncIterator]: () => iterator };
  }
  return reply
    .type(type)
    .headers({ "Cache-Control": "no-store", "Content-Disposition": `attachment; filename="${fileName}"` })
    .send(Readable.from(all()));
}
