import type { Packet } from "#analysis/photo/packets.ts";
import { type Barcode, mayBeFood } from "#domain/barcodes/barcode.ts";
import { isFromLabel } from "#domain/nutrition/entered-food.ts";
import type { AnalysedFood, MealAnalysis } from "#domain/nutrition/meal-analysis.ts";

interface ReadCodes {
  readonly photos: readonly { readonly number: number; readonly barcode?: Barcode }[];
  /** Packets whose codes are known. */
  readonly packets: readonly Packet[];
  /** Sent along: looked up before. */
  readonly lookedUp: Barcode | undefined;
}

interface UnknownCode {
  readonly code: Barcode;
  readonly photo: number | undefined;
}

/** Lists the unknown codes of the photos, each once; the one that was looked up only where no photo shows any. */
function unknownCodesOf({ photos, packets, lookedUp }: ReadCodes): readonly UnknownCode[] {
  const known = new Set(packets.map(({ food }) => food.product?.code));
  const codes = new Map<Barcode, UnknownCode>();
  for (const { number: photo, barcode: code } of photos)
    if (code !== undefined && !known.has(code) && !codes.has(code)) codes.set(code, { code, photo });
  const hasCode = photos.some(({ barcode }) => barcode !== undefined);
  if (lookedUp !== undefined && !hasCode) return [{ code: lookedUp, photo: undefined }];
  return [...codes.values()];
}

/**
 * Binds each unknown code to the label of its packet: the one on the same photo, or the only one, which may be on another side of the
 * packet. A code that is left is asked about.
 */
export function withUnknownCodes(analysis: MealAnalysis, read: ReadCodes): MealAnalysis {
  let { foods, unreadPhotos } = analysis;
  let left = unknownCodesOf(read);
  const labels = () =>
    foods.filter((food) => isFromLabel(food) && food.product && food.product.code === null);
  const bind = (label: AnalysedFood | undefined, { code, photo }: UnknownCode) => {
    if (label?.product === undefined || !mayBeFood(code)) return;
    const product = { ...label.product, code };
    foods = foods.map((food) => (food === label ? { ...label, product } : food));
    left = left.filter((each) => each.code !== code);
    // Its photo was of use: it showed the code.
    unreadPhotos = unreadPhotos?.filter((unread) => unread.photo !== photo);
  };
  for (const each of left)
    bind(
      labels().find(({ photo }) => photo !== undefined && photo === each.photo),
      each,
    );
  const [only, ...others] = left;
  const [label, ...otherLabels] = labels();
  if (only && others.length === 0 && otherLabels.length === 0) bind(label, only);
  const [asked] = left;
  return {
    ...analysis,
    foods,
    ...(unreadPhotos && { unreadPhotos }),
    ...(asked && { unknownBarcode: asked.code }),
  };
}
