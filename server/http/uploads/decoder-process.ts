/** server/http/uploads: files that callers send. This file is a process of its own: it decodes photos, one after the other. */
import { decodePhoto, PhotoRefusal, prepareDecoder } from "./decode-photo.ts";
import type { DecodeAnswer, DecodeRequest, ProcessAnswer } from "./decoder-messages.ts";

/** A picture that needs more takes this process with it, not the server. */
const memoryMaxBytes = 380 * 1024 * 1024;
const memoryCheckEveryMs = 50;
/** What is kept after a large picture is not given back to others. */
const grownBytes = 128 * 1024 * 1024;

function tell(told: ProcessAnswer): void {
  process.send?.(told);
}

function answer(message: DecodeAnswer): void {
  tell({ kind: "done", answer: message, isGrown: process.memoryUsage.rss() > grownBytes });
}

async function decode({ bytes, type }: DecodeRequest): Promise<void> {
  tell({ kind: "begun" });
  try {
    answer({ kind: "decoded", photo: await decodePhoto(bytes, type) });
  } catch (failure) {
    answer({ kind: "refused", code: failure instanceof PhotoRefusal ? failure.code : "photo_unreadable" });
  }
}

prepareDecoder();
process.on("message", (request: DecodeRequest) => decode(request));
// Gone with the server, however it ended.
process.on("disconnect", () => process.exit(0));
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => {});
setInterval(() => {
  if (process.memoryUsage.rss() > memoryMaxBytes) process.exit(1);
}, memoryCheckEveryMs).unref();
