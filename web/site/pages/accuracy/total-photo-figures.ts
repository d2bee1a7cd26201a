import type { MeasuredPhotos } from "#contract/shapes/measured-photos.ts";

export function totalPhotoFigures({ foods }: MeasuredPhotos): MeasuredPhotos["foods"][string] {
  const sum = { photos: 0, right: 0, wrong: 0, offered: 0 };
  for (const food of Object.values(foods)) {
    sum.photos += food.photos;
    sum.right += food.right;
    sum.wrong += food.wrong;
    sum.offered += food.offered;
  }
  return sum;
}
