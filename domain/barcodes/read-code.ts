import { type Barcode, normalFormOf } from "./barcode.ts";
import { CodeVotes } from "./code-votes.ts";
import { type BarRegion, findBars } from "./find-bars.ts";
import { cutOut, type GrayImage, sharpenRows, shrink, smoothColumns } from "./gray-image.ts";

/** A picture to decode. `isUpright`: the bars are vertical, so that it need not be turned by quarters. */
export interface View {
  /** Views that differ only in sharpness are the same: they would share a misread. */
  readonly name: string;
  readonly image: GrayImage;
  readonly isUpright: boolean;
}

/** Finds the codes in one picture; the texts are as the decoder read them. */
export type DecodeBars = (view: View) => Promise<readonly { text: string; isUpcE: boolean }[]>;

const regionsMax = 3;
/** Width and height of an upright code in the picture that is decoded; every row of it says the same. */
const codeWidthMin = 420;
const codeWidthMax = 760;
const codeHeightMax = 200;
const scaleMax = 3;
/** Pictures below it are enlarged as well. */
const smallSide = 800;
const enlargement = 1.5;
/** Quiet zones beside the bars, and a little for a direction that is not exact. */
const marginShare = 0.16;
const turnsDegrees = [0, 5, -5, 10, -10];

/** The code that two views of the picture agree on, the cheap views first. Undefined where none do, and once `isLate`. */
export async function readCode(
  image: GrayImage,
  decode: DecodeBars,
  isLate: () => boolean = () => false,
): Promise<Barcode | undefined> {
  const votes = new CodeVotes();
  for (const view of viewsOf(image)) {
    for (const { text, isUpcE } of await decode(view)) {
      const code = normalFormOf(text);
      if (code !== undefined) votes.add({ code, isUpcE }, view.name);
    }
    if (votes.winner !== undefined || isLate()) return votes.winner;
  }
  return undefined;
}

function* viewsOf(image: GrayImage): Generator<View> {
  yield { name: "half", image: shrink(image, 2), isUpright: false };
  yield { name: "whole", image, isUpright: false };
  const { width, height } = image;
  if (Math.max(width, height) < smallSide) {
    const middle = { middleX: width / 2, middleY: height / 2 };
    const larger = cutOut(image, { ...middle, width, height, radians: 0, scale: enlargement });
    yield { name: "larger", image: larger, isUpright: false };
  }
  const regions = findBars(image, regionsMax);
  for (const turn of turnsDegrees) {
    for (const [at, region] of regions.entries()) yield* viewsOfRegion(image, region, { turn, at });
  }
}

function* viewsOfRegion(
  image: GrayImage,
  region: BarRegion,
  { turn, at }: { readonly turn: number; readonly at: number },
): Generator<View> {
  const name = `region ${at} turned ${turn}`;
  const width = region.halfWidth * 2 * (1 + 2 * marginShare);
  const scale = Math.min(scaleMax, Math.max(codeWidthMin / width, Math.min(1, codeWidthMax / width)));
  const height = Math.min(region.halfHeight * 2, codeHeightMax / scale);
  const { middleX, middleY } = region;
  const radians = region.radians + (turn * Math.PI) / 180;
  const upright = cutOut(image, { middleX, middleY, width, height, radians, scale });
  yield { name, image: upright, isUpright: true };
  const smooth = smoothColumns(upright, 2);
  yield { name, image: sharpenRows(smooth, 1.5, Math.round(4 * scale)), isUpright: true };
}
