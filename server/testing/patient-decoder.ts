import { createPhotoDecoder, type PhotoDecoder } from "../http/uploads/photo-decoder.ts";

/** Decodes in a process as the server does, where a machine that stalls loses neither a photo nor the code in it. */
export function createPatientDecoder(): PhotoDecoder {
  const codeSearch = { workMaxMs: 5_000, waitMaxMs: 30_000 };
  return createPhotoDecoder({ beginLimitMs: 60_000, timeLimitMs: 60_000, workMaxMs: 60_000, codeSearch });
}
