// `npm run bench -- photos FOLDER [zero-shot]`: a photo recogniser against photos named after what they show.
import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { createEmbeddedRecogniser } from "#analysis/photo/embedded/embedded-recogniser.ts";
import { loadPhotoLabels } from "#analysis/photo/load-photo-labels.ts";
import type { DecodedPhoto, PhotoReading } from "#analysis/photo/recogniser.ts";
import { modelFolderIn } from "#analysis/photo/zero-shot/model-folder.ts";
import { createZeroShotRecogniser } from "#analysis/photo/zero-shot/zero-shot-recogniser.ts";
import { loadFoodTable } from "#food/load-food-table.ts";
import { decode, type NamedPhoto, photosIn } from "./photos/named-photos.ts";

interface Measured extends NamedPhoto {
  readonly reading: PhotoReading;
  readonly milliseconds: number;
}

interface Figures {
  readonly photos: number;
  /** Recognised without a question, and nothing else claimed. */
  readonly right: number;
  /** Claimed something without a question that the photo does not show. */
  readonly wrong: number;
  /** The correct food was at least offered. */
  readonly offered: number;
}

/** MB of this process and the recogniser's; only of this one when `ps` is missing. */
function residentMegabytes(): number {
  const own = process.memoryUsage.rss() / 1e6;
  try {
    const lines = execFileSync("ps", ["-eo", "ppid=,rss=,args="], { encoding: "utf8" }).split("\n");
    const children = lines.filter(
      (line) => line.trim().startsWith(`${process.pid} `) && line.includes("-process"),
    );
    return Math.round(children.reduce((sum, line) => sum + Number(line.trim().split(/\s+/)[1]) / 1000, own));
  } catch {
    return Math.round(own);
  }
}
const sureFoods = ({ reading }: Measured) => reading.foods.filter((food) => food.isSure);

function figuresOf(photos: readonly Measured[]): Figures {
  const isRight = (photo: Measured) => {
    const sure = sureFoods(photo);
    return sure.length > 0 && sure.every((food) => food.labelId === photo.shows);
  };
  return {
    photos: photos.length,
    right: photos.filter(isRight).length,
    wrong: photos.filter((photo) => sureFoods(photo).some((food) => food.labelId !== photo.shows)).length,
    offered: photos.filter(({ reading, shows }) => reading.foods.some((food) => food.labelId === shows))
      .length,
  };
}

function percent(part: number, whole: number): string {
  return whole === 0 ? "–" : `${((part / whole) * 100).toFixed(1)} %`;
}

const folder = process.argv[2];
if (folder === undefined) throw new Error("Usage: npm run bench -- photos FOLDER");
const memoryBefore = residentMegabytes();
const labels = () => loadPhotoLabels(loadFoodTable()).all;
const recogniser =
  process.argv[3] === "zero-shot"
    ? createZeroShotRecogniser(modelFolderIn(resolve(process.env.DATA_DIR || ".data")), labels())
    : createEmbeddedRecogniser();

async function measure(photo: NamedPhoto): Promise<Measured> {
  const pixels: DecodedPhoto = await decode(photo);
  const start = performance.now();
  const reading = await recogniser.recognise(pixels);
  const milliseconds = performance.now() - start;
  return { ...photo, reading, milliseconds };
}

const photos = photosIn(folder);
const measured: Measured[] = [];
let memoryMost = memoryBefore;
for (const photo of photos) {
  measured.push(await measure(photo));
  memoryMost = Math.max(memoryMost, residentMegabytes());
}
await recogniser.close();

const foods: Record<string, Figures> = {};
for (const shows of new Set(photos.map((photo) => photo.shows))) {
  foods[shows] = figuresOf(measured.filter((photo) => photo.shows === shows));
}
const named = figuresOf(measured.filter((photo) => !photo.isOther));
const all = figuresOf(measured);
const [first, ...warm] = measured;
function at(share: number): number {
  const sorted = warm.map((photo) => photo.milliseconds).toSorted((a, b) => a - b);
  return Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? 0);
}
const result = {
  rightWithoutQuestionAmongNamed: named.right / Math.max(1, named.photos),
  wrongClaimsAmongAll: all.wrong / Math.max(1, all.photos),
  foods,
};

for (const photo of measured.filter((each) => sureFoods(each).some((food) => food.labelId !== each.shows))) {
  console.log(`wrong: ${photo.file} recognised as ${sureFoods(photo).map((food) => food.labelId)}`);
}
for (const [food, figures] of Object.entries(foods)) {
  const { photos: count, right, wrong, offered } = figures;
  console.log(`${food.padEnd(14)} ${count} photos, ${right} right, ${offered} offered, ${wrong} wrong`);
}
console.log(`right without a question, named foods: ${percent(named.right, named.photos)}`);
console.log(`wrong claims, all photos: ${percent(all.wrong, all.photos)}`);
console.log(
  `first ${Math.round(first?.milliseconds ?? 0)} ms, then ${at(0.5)} ms a photo (95 %: ${at(0.95)} ms); ${memoryBefore} MB before, ${memoryMost} MB at most`,
);
const results = new URL("./results/", import.meta.url);
mkdirSync(results, { recursive: true });
const resultFile = process.argv[3] === "zero-shot" ? "photos-zero-shot.json" : "photos.json";
writeFileSync(new URL(resultFile, results), `${JSON.stringify(result, null, 2)}\n`);
