/** bench: measurements anyone can repeat. `npm run bench:photos -- FOLDER`: the embedded recogniser on photos named by what they show. */
import { mkdirSync, writeFileSync } from "node:fs";
import { createEmbeddedRecogniser } from "#analysis/photo/embedded/embedded-recogniser.ts";
import type { DecodedPhoto, PhotoReading } from "#analysis/photo/recogniser.ts";
import { decode, type NamedPhoto, photosIn } from "./photos/named-photos.ts";

interface Measured extends NamedPhoto {
  readonly reading: PhotoReading;
  readonly milliseconds: number;
}

interface Figures {
  readonly photos: number;
  /** Shown and said without a question, nothing else said. */
  readonly right: number;
  /** Something said without a question that the name does not say. */
  readonly wrong: number;
  /** Shown and at least offered. */
  readonly offered: number;
}

const megabytes = () => Math.round(process.memoryUsage.rss() / 1e6);
const saidOf = ({ reading }: Measured) => reading.foods.filter((food) => food.isSure);

function figuresOf(photos: readonly Measured[]): Figures {
  const isRight = (photo: Measured) => {
    const said = saidOf(photo);
    return said.length > 0 && said.every((food) => food.labelId === photo.shows);
  };
  return {
    photos: photos.length,
    right: photos.filter(isRight).length,
    wrong: photos.filter((photo) => saidOf(photo).some((food) => food.labelId !== photo.shows)).length,
    offered: photos.filter(({ reading, shows }) => reading.foods.some((food) => food.labelId === shows))
      .length,
  };
}

function percent(part: number, whole: number): string {
  return whole === 0 ? "–" : `${((part / whole) * 100).toFixed(1)} %`;
}

const folder = process.argv[2];
if (folder === undefined) throw new Error("Name the folder of photos: npm run bench:photos -- FOLDER");
const memoryBefore = megabytes();
const recogniser = createEmbeddedRecogniser();

async function measure(photo: NamedPhoto): Promise<Measured> {
  const pixels: DecodedPhoto = await decode(photo);
  const start = performance.now();
  const reading = await recogniser.recognise(pixels);
  return { ...photo, reading, milliseconds: performance.now() - start };
}

const photos = photosIn(folder);
const measured: Measured[] = [];
let memoryMost = memoryBefore;
for (const photo of photos) {
  measured.push(await measure(photo));
  memoryMost = Math.max(memoryMost, megabytes());
}
await recogniser.close();

const foods: Record<string, Figures> = {};
for (const shows of new Set(photos.map((photo) => photo.shows))) {
  foods[shows] = figuresOf(measured.filter((photo) => photo.shows === shows));
}
const named = figuresOf(measured.filter((photo) => !photo.isOther));
const all = figuresOf(measured);
const [first, ...warm] = measured.map((photo) => photo.milliseconds);
const sorted = warm.toSorted((a, b) => a - b);
const at = (share: number) => Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? 0);
const result = {
  rightWithoutQuestionAmongNamed: named.right / Math.max(1, named.photos),
  wrongClaimsAmongAll: all.wrong / Math.max(1, all.photos),
  foods,
  milliseconds: { first: Math.round(first ?? 0), median: at(0.5), p95: at(0.95) },
  megabytes: { before: memoryBefore, most: memoryMost },
};

for (const photo of measured.filter((each) => saidOf(each).some((food) => food.labelId !== each.shows))) {
  console.log(`wrong: ${photo.file} said ${saidOf(photo).map((food) => food.labelId)}`);
}
for (const [food, figures] of Object.entries(foods)) {
  const { photos: count, right, wrong, offered } = figures;
  console.log(`${food.padEnd(14)} ${count} photos, ${right} right, ${offered} offered, ${wrong} wrong`);
}
console.log(`right without a question, named foods: ${percent(named.right, named.photos)}`);
console.log(`wrong claims, all photos: ${percent(all.wrong, all.photos)}`);
console.log(
  `first ${result.milliseconds.first} ms, then ${at(0.5)} ms a photo (95 %: ${at(0.95)} ms); ${memoryBefore} MB before, ${memoryMost} MB at most`,
);
const results = new URL("./results/", import.meta.url);
mkdirSync(results, { recursive: true });
writeFileSync(new URL("photos.json", results), `${JSON.stringify(result, null, 2)}\n`);
