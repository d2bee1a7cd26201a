import { useMutation } from "@tanstack/react-query";
import { readLabel } from "#contract/endpoints/labels.ts";
import { request } from "../../../api/request.ts";
import { useScanAccess } from "../../scan/access/use-scan-access.ts";
import { createPhotoFile, isDisplayable, type MealPhoto } from "../../scan/capture/photo/meal-photo.ts";
import { type PhotoProblem, preparePhoto } from "../../scan/capture/photo/prepare-photo.ts";
import { cropLabel } from "./crop-label.ts";
import type { LabelReading } from "./label-values.ts";

export interface ReadLabelPhoto {
  readonly photoId: string;
  readonly label: LabelReading;
  /** The table, cut out of the photo; undefined where this browser cannot show the photo. */
  readonly picture: Blob | undefined;
}

/** A file that this browser cannot send. */
export class UnusablePhoto extends Error {
  readonly problem: PhotoProblem;
  constructor(problem: PhotoProblem) {
    super(problem);
    this.problem = problem;
  }
}

async function send(photo: MealPhoto): Promise<LabelReading> {
  return request(readLabel, { body: {}, file: createPhotoFile(photo) }, { idempotencyKey: photo.id });
}

/** A label that is read counts as a scan; one that is not costs nothing. */
export function useReadLabel(onRead: (read: ReadLabelPhoto) => void) {
  const { refresh } = useScanAccess();
  return useMutation({
    mutationFn: async (file: Blob): Promise<ReadLabelPhoto> => {
      const photo = await preparePhoto(file);
      if (typeof photo === "string") throw new UnusablePhoto(photo);
      const label = await send(photo);
      const picture = isDisplayable(photo)
        ? await cropLabel(photo.image, label).catch(() => undefined)
        : undefined;
      return { photoId: photo.id, label, picture };
    },
    onSuccess: (read) => {
      refresh();
      onRead(read);
    },
  });
}
