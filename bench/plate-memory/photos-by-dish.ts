// Photos of dishes, with what the recogniser of the product keeps of each.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { createEmbeddedRecogniser } from "#analysis/photo/embedded/embedded-recogniser.ts";
import { decode, type NamedPhoto, photosIn } from "../photos/named-photos.ts";

export interface DishPhoto {
  readonly dish: string;
  readonly features: Uint8Array;
}

/** Photos of the folder that are named after their dish (`rice-01.jpg`), and those in a folder for each dish. */
function namedPhotosIn(folder: string): readonly NamedPhoto[] {
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const inside = folders.flatMap(({ name }) =>
    photosIn(join(folder, name)).map((photo) => ({ ...photo, shows: name })),
  );
  return [...photosIn(folder), ...inside];
}

export async function readDishPhotos(folders: readonly string[]): Promise<readonly DishPhoto[]> {
  const recogniser = createEmbeddedRecogniser();
  const read: DishPhoto[] = [];
  for (const photo of folders.flatMap(namedPhotosIn)) {
    const { features } = await recogniser.recognise(await decode(photo));
    if (features === undefined) throw new Error(`Nothing was kept of ${photo.file}.`);
    read.push({ dish: photo.shows, features });
  }
  await recogniser.close();
  return read;
}
