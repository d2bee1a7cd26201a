import { Mascot } from "../../../ui/mascot/mascot.tsx";
import type { MealPhoto } from "../capture/photo/meal-photo.ts";
import { PhotoView } from "../capture/photo/photo-view.tsx";

export function ScannedPhoto({ photo }: { photo: MealPhoto }) {
  return (
    <div className="relative w-full pb-8">
      <div className="relative overflow-hidden rounded-xl">
        <PhotoView photo={photo} className="h-64 md:h-72" />
        <div className="absolute inset-0 bg-basil-900/35" />
        <div
          aria-hidden="true"
          className="absolute inset-x-0 top-0 h-full animate-scan bg-linear-to-b from-transparent from-60% to-butter/45 motion-reduce:hidden"
        />
      </div>
      <Mascot pose="thinking" className="absolute bottom-0 left-1/2 h-24 -translate-x-1/2 animate-sway" />
    </div>
  );
}
