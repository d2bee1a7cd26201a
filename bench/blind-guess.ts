// `npm run bench -- blind-guess FOLDER…`: whether the kind of dish is among the first three that are offered for a photo.
import { readFileSync } from "node:fs";
import { createEmbeddedRecogniser } from "#analysis/photo/embedded/embedded-recogniser.ts";
import { type RankedDishes, rankDishes } from "#analysis/photo/guided/rank-dishes.ts";
import { loadPhotoLabels } from "#analysis/photo/load-photo-labels.ts";
import type { PhotoReading } from "#analysis/photo/recogniser.ts";
import { loadFoodTable } from "#food/load-food-table.ts";
import { decode, photosIn } from "./photos/named-photos.ts";

interface Expected {
  readonly kinds: readonly string[];
  /** What a person might look under as well. */
  readonly near: readonly string[];
}

function loadExpected(): ReadonlyMap<string, Expected> {
  const text = readFileSync(new URL("./photos/kinds-of-dishes.tsv", import.meta.url), "utf8");
  const [, ...lines] = text.trimEnd().split("\n");
  return new Map(
    lines.map((line) => {
      const [dish = "", kinds = "", near = ""] = line.split("\t");
      return [dish, { kinds: kinds.split("|"), near: near.split("|").filter(Boolean) }];
    }),
  );
}

const hours = { breakfast: 8, lunch: 13, dinner: 20 } as const;
const offeredMax = 3;

/** The kinds offered first; a dish counts as its kind. */
function firstKinds({ suggested, kinds }: RankedDishes): readonly string[] {
  return [...suggested.map(({ label }) => label.kind), ...kinds.map(({ kind }) => kind)].slice(0, offeredMax);
}

const folders = process.argv.slice(2);
if (folders.length === 0) throw new Error("Usage: npm run bench -- blind-guess FOLDER…");
const expected = loadExpected();
const labels = loadPhotoLabels(loadFoodTable());
const recogniser = createEmbeddedRecogniser();
const photos = folders.flatMap(photosIn).filter(({ shows }) => expected.has(shows));
const readings: { shows: string; reading: PhotoReading }[] = [];
for (const photo of photos)
  readings.push({ shows: photo.shows, reading: await recogniser.recognise(await decode(photo)) });
await recogniser.close();

function count(hour: number, change: (reading: PhotoReading) => PhotoReading) {
  const found = { kind: 0, near: 0, byDish: new Map<string, number>() };
  for (const { shows, reading } of readings) {
    const first = firstKinds(rankDishes(labels, change(reading), { hour, eaten: [], usual: [] }));
    const { kinds, near } = expected.get(shows) ?? { kinds: [], near: [] };
    const isFound = kinds.some((kind) => first.includes(kind));
    if (isFound) found.kind++;
    if (isFound || near.some((kind) => first.includes(kind))) found.near++;
    found.byDish.set(shows, (found.byDish.get(shows) ?? 0) + (isFound ? 1 : 0));
  }
  return found;
}

const withoutKinds = ({ kinds: _, ...reading }: PhotoReading): PhotoReading => reading;
console.log(`${readings.length} photos; the kind (or a near one) among the first ${offeredMax} offered:`);
for (const [meal, hour] of Object.entries(hours)) {
  const now = count(hour, (reading) => reading);
  const before = count(hour, withoutKinds);
  console.log(`${meal}: ${now.kind} (${now.near}); by the dishes alone ${before.kind} (${before.near})`);
  console.log(`  ${[...now.byDish].map(([dish, found]) => `${dish} ${found}`).join(", ")}`);
}
