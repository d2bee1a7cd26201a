import { answerParent } from "#analysis/process/answer-parent.ts";
import { configureDecoder, decodePhoto, PhotoRefusal } from "./decode-photo.ts";
import type { DecodeAnswer, DecodeRequest } from "./decoder-messages.ts";

/** A photo that needs more ends this process, not the server. */
const memoryMaxBytes = 380 * 1024 * 1024;
const memoryCheckEveryMs = 50;
/** A process that has grown beyond this is replaced. */
const grownBytes = 128 * 1024 * 1024;

async function decode({ bytes, type, codeSearch }: DecodeRequest): Promise<DecodeAnswer> {
  try {
    return { kind: "decoded", photo: await decodePhoto(bytes, type, codeSearch) };
  } catch (failure) {
    return {
      kind: "refused",
      code: failure instanceof PhotoRefusal ? failure.code : "photo_unreadable",
    };
  }
}

configureDecoder();
answerParent<DecodeRequest, DecodeAnswer>(async (request) => {
  const result = await decode(request);
  return { result, canReuse: process.memoryUsage.rss() <= grownBytes };
});
// The server ends this process when it ends itself.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => {});
setInterval(() => {
  if (process.memoryUsage.rss() > memoryMaxBytes) process.exit(1);
}, memoryCheckEveryMs).unref();
