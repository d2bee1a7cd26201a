import { answerParent } from "#analysis/process/answer-parent.ts";
import { configureDecoder, decodePhoto, PhotoRefusal } from "./decode-photo.ts";
import type { DecodeAnswer, DecodeRequest } from "./decoder-messages.ts";

/** A photo that needs more ends this process, not the server. */
const memoryMaxBytes = 380 * 1024 * 1024;
const checkEveryMs = 50;
/** A process that has grown beyond this is replaced. */
const grownBytes = 128 * 1024 * 1024;

let used = { atTheBegin: process.cpuUsage(), maxMs: Number.POSITIVE_INFINITY };

async function decode({ bytes, type, codeSearch, workMaxMs }: DecodeRequest): Promise<DecodeAnswer> {
  used = { atTheBegin: process.cpuUsage(), maxMs: workMaxMs };
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
  const { user, system } = process.cpuUsage(used.atTheBegin);
  if ((user + system) / 1_000 > used.maxMs || process.memoryUsage.rss() > memoryMaxBytes) process.exit(1);
}, checkEveryMs).unref();
