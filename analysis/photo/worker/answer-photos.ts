/** analysis/photo/worker: recognisers work in a thread of their own. This file is that thread's side: a photo in, a reading out. */
import { parentPort } from "node:worker_threads";
import type { DecodedPhoto, PhotoReading } from "../recogniser.ts";
import type { PhotoAnswer, PhotoToRead } from "./messages.ts";

type ReadPhoto = (photo: DecodedPhoto) => Promise<PhotoReading>;

/** Loads with the first photo; a photo that cannot be read is answered as failed and the next is taken. */
export function answerPhotos(load: () => Promise<ReadPhoto>): void {
  let loading: Promise<ReadPhoto> | undefined;

  async function answer({ photo }: PhotoToRead): Promise<PhotoAnswer> {
    try {
      loading ??= load();
      const read = await loading;
      return { kind: "read", reading: await read(photo) };
    } catch (failure) {
      return { kind: "failed", message: failure instanceof Error ? failure.message : String(failure) };
    }
  }

  parentPort?.on("message", (asked: PhotoToRead) => {
    void answer(asked).then((answered) => parentPort?.postMessage(answered));
  });
}
