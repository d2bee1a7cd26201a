import { foodId, withGrams } from "#domain/nutrition/edit-food.ts";
import type { AnalysedFood, MealAnalysis } from "#domain/nutrition/meal-analysis.ts";
import type { Language } from "#domain/people/language.ts";

/** A food whose figures a packet states, found by its code or by its nutrition table. */
export interface Packet {
  /** Numbers of the photos that show the packet. */
  readonly photos: readonly number[];
  readonly food: AnalysedFood;
}

/** Two readings of one label differ by less; two products seldom do in all four figures. */
const tolerance = { share: 0.05, grams: 1, kcal: 10 };
const compared = ["calories", "protein", "carbs", "fat"] as const;

function haveSameFigures({ per100Grams: a }: AnalysedFood, { per100Grams: b }: AnalysedFood): boolean {
  return compared.every((name) => {
    const least = name === "calories" ? tolerance.kcal : tolerance.grams;
    return Math.abs(a[name] - b[name]) <= Math.max(least, tolerance.share * Math.max(a[name], b[name]));
  });
}

/** One that has been photographed from two sides: by its code, or by its figures where only one side shows a code. */
function isSamePacket({ food: a }: Packet, { food: b }: Packet): boolean {
  const [codeOfA, codeOfB] = [a.product?.code, b.product?.code];
  if (codeOfA && codeOfB) return codeOfA === codeOfB;
  return haveSameFigures(a, b);
}

/** Each packet once; a product that is known by its code has a name, and is kept rather than its label. */
export function eachPacketOnce(packets: readonly Packet[]): readonly Packet[] {
  const distinct: Packet[] = [];
  for (const packet of packets) {
    const at = distinct.findIndex((other) => isSamePacket(other, packet));
    const other = distinct[at];
    if (other === undefined) {
      distinct.push(packet);
      continue;
    }
    const photos = [...new Set([...other.photos, ...packet.photos])].sort((a, b) => a - b);
    const isNamed = !other.food.product?.code && packet.food.product?.code;
    distinct[at] = { photos, food: isNamed ? packet.food : other.food };
  }
  return distinct;
}

export function isOnPhotos({ number }: { readonly number: number }, packets: readonly Packet[]): boolean {
  return packets.some(({ photos }) => photos.includes(number));
}

/** Photos that show no packet which was read. */
export function withoutPackets<Photo extends { readonly number: number }>(
  photos: readonly Photo[],
  packets: readonly Packet[],
): readonly Photo[] {
  return photos.filter((photo) => !isOnPhotos(photo, packets));
}

interface WeighedPhoto {
  readonly number: number;
  readonly grams?: number | undefined;
}

/** Weighed by the first of its photos that was weighed. */
function foodOfPacket({ photos: numbers, food }: Packet, photos: readonly WeighedPhoto[]): AnalysedFood {
  const own = photos.filter(({ number }) => numbers.includes(number));
  const { number } = own.find(({ grams }) => grams !== undefined) ?? own[0] ?? {};
  return number === undefined ? food : { ...food, photo: number };
}

/** The packets' foods with ids after those of `others`. */
export function foodsOfPackets(
  packets: readonly Packet[],
  photos: readonly WeighedPhoto[],
  others: readonly AnalysedFood[] = [],
): readonly AnalysedFood[] {
  return packets.map((packet, at) => ({
    ...foodOfPacket(packet, photos),
    id: foodId(others.length + at + 1),
  }));
}

export function mealOfPackets(
  packets: readonly Packet[],
  { photos, language }: { readonly photos: readonly WeighedPhoto[]; readonly language: Language },
): MealAnalysis {
  const foods = foodsOfPackets(packets, photos);
  return { language, name: namesOf(foods), foods, questions: [] };
}

/** The meal with the packets that are on photos beside those of its other foods. */
export function withPackets(
  meal: MealAnalysis,
  packets: readonly Packet[],
  photos: readonly WeighedPhoto[],
): MealAnalysis {
  if (packets.length === 0) return meal;
  const foods = [...meal.foods, ...foodsOfPackets(packets, photos, meal.foods)];
  return { ...meal, name: namesOf(foods), foods };
}

function namesOf(foods: readonly AnalysedFood[]): string {
  return foods.map(({ name }) => name).join(", ");
}

/** What was weighed together, in the proportions that were read. */
function weighTogether(foods: readonly AnalysedFood[], grams: number): readonly AnalysedFood[] {
  const read = foods.reduce((sum, food) => sum + food.grams, 0);
  if (foods.length === 1) return foods.map((food) => withGrams(food, grams));
  // Their sum is exact, not what each has of it.
  const shareOf = (food: AnalysedFood) => Math.round((food.grams * grams * 10) / read) / 10;
  return foods.map((food) => withGrams(food, shareOf(food), food.portionUncertainty));
}

/**
 * The foods that each photo shows first weigh together what the person weighed with it. Where nobody knows which food is on which photo, all
 * weights together are of the whole meal. A weight of a photo on which no food was found is left, for the person to be told.
 */
export function withWeights(meal: MealAnalysis, photos: readonly WeighedPhoto[]): MealAnalysis {
  const weighed = photos.filter(({ grams }) => grams !== undefined);
  if (weighed.length === 0 || meal.foods.length === 0) return meal;
  const isPlaced = photos.length > 1 && meal.foods.some(({ photo }) => photo !== undefined);
  if (!isPlaced) return { ...meal, foods: weighTogether(meal.foods, sumOf(weighed)) };
  let { foods } = meal;
  for (const { number, grams = 0 } of weighed) {
    const ofPhoto = weighTogether(
      foods.filter(({ photo }) => photo === number),
      grams,
    );
    const byId = new Map(ofPhoto.map((food) => [food.id, food]));
    foods = foods.map((food) => byId.get(food.id) ?? food);
  }
  return { ...meal, foods };
}

export function sumOf(photos: readonly WeighedPhoto[]): number {
  return photos.reduce((sum, { grams = 0 }) => sum + grams, 0);
}
