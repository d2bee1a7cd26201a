import { configureDecoder, decodePhoto, PhotoRefusal } from "./decode-photo.ts";
import type { DecodeAnswer, DecodeRequest, ProcessAnswer } from "./decoder-messages.ts";

/** A photo that needs more ends this process, not the server. */
const memoryMaxBytes = 380 * 1024 * 1024;
const memoryCheckEveryMs = 50;
/** A process that has grown beyond this is replaced. */
const grownBytes = 128 * 1024 * 1024;

function send(message: ProcessAnswer): void {
  process.send?.(message);
}

function sendAnswer(answer: DecodeAnswer): void {
  send({ kind: "done", answer, isGrown: process.memoryUsage.rss() > grownBytes });
}

async function decode({ bytes, type }: DecodeRequest): Promise<void> {
  send({ kind: "begun" });
  try {
    sendAnswer({ kind: "decoded", photo: await decodePhoto(bytes, type) });
  } catch (failure) {
    sendAnswer({
      kind: "refused",
      code: failure instanceof PhotoRefusal ? failure.code : "photo_unreadable",
    });
  }
}

configureDecoder();
process.on("message", (request: DecodeRequest) => decode(request));
// Ends with the server, however that ended.
process.on("disconnect", () => process.exit(0));
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => {});
setInterval(() => {
  if (process.memoryUsage.rss() > memoryMaxBytes) process.exit(1);
}, memoryCheckEveryMs).unref();
