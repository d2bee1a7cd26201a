import { answerParent } from "../../process/answer-parent.ts";
import type { DecodedPhoto } from "../recogniser.ts";
import type { PhotoAnswer, PhotoToRead } from "./messages.ts";

type ReadPhoto<Reading> = (photo: DecodedPhoto, answerBy?: number) => Promise<Reading>;

/** Loads with the first photo. */
export function answerPhotos<Reading>(load: (data: unknown) => Promise<ReadPhoto<Reading>>): void {
  let loading: Promise<ReadPhoto<Reading>> | undefined;

  answerParent<PhotoToRead, PhotoAnswer<Reading>>(async ({ photo, data, answerBy }) => {
    try {
      loading ??= load(data);
      const read = await loading;
      return { result: { kind: "read", reading: await read(photo, answerBy) }, canReuse: true };
    } catch (failure) {
      const message = failure instanceof Error ? failure.message : String(failure);
      return { result: { kind: "failed", message }, canReuse: false };
    }
  });
}
