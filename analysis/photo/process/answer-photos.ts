import type { DecodedPhoto, PhotoReading } from "../recogniser.ts";
import { answerParent } from "./answer-parent.ts";
import type { PhotoAnswer, PhotoToRead } from "./messages.ts";

type ReadPhoto = (photo: DecodedPhoto) => Promise<PhotoReading>;

/** Loads with the first photo. */
export function answerPhotos(load: (data: unknown) => Promise<ReadPhoto>): void {
  let loading: Promise<ReadPhoto> | undefined;

  answerParent<PhotoToRead, PhotoAnswer>(async ({ photo, data }) => {
    try {
      loading ??= load(data);
      const read = await loading;
      return { result: { kind: "read", reading: await read(photo) }, canReuse: true };
    } catch (failure) {
      const message = failure instanceof Error ? failure.message : String(failure);
      return { result: { kind: "failed", message }, canReuse: false };
    }
  });
}
