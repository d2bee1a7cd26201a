import type { DecodedPhoto, PhotoReading } from "../recogniser.ts";
import type { PhotoAnswer, PhotoToRead } from "./messages.ts";

type ReadPhoto = (photo: DecodedPhoto) => Promise<PhotoReading>;

/** Loads with the first photo; a photo that cannot be read is answered as failed and the next is taken. */
export function answerPhotos(load: (data: unknown) => Promise<ReadPhoto>): void {
  let loading: Promise<ReadPhoto> | undefined;

  async function answer({ photo, data }: PhotoToRead): Promise<PhotoAnswer> {
    try {
      loading ??= load(data);
      const read = await loading;
      return { kind: "read", reading: await read(photo) };
    } catch (failure) {
      return { kind: "failed", message: failure instanceof Error ? failure.message : String(failure) };
    }
  }

  process.on("message", (asked: PhotoToRead) => {
    void answer(asked).then((answered) => process.send?.(answered));
  });
  // The server is gone, however it went.
  process.on("disconnect", () => process.exit());
}
