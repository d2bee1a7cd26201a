import { foodId } from "#domain/nutrition/edit-food.ts";
import type { AnalysedFood, MealAnalysis } from "#domain/nutrition/meal-analysis.ts";
import type { Language } from "#domain/people/language.ts";

/** One of several photos of a meal. */
export interface WeighedPhoto {
  /** From 1, as the person sees them numbered; others may be missing. */
  readonly number: number;
  /** What the person weighed of the foods that this photo shows first. */
  readonly grams?: number | undefined;
}

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

/** One packet photographed from two sides is known by its code, or by its figures where only one side shows a code. */
function isSamePacket({ food: a }: Packet, { food: b }: Packet): boolean {
  const [codeOfA, codeOfB] = [a.product?.code, b.product?.code];
  if (codeOfA && codeOfB) return codeOfA === codeOfB;
  return haveSameFigures(a, b);
}

/** Each packet once. What its code led to is kept rather than what its label says: only that has the product's name. */
export function distinctPackets(packets: readonly Packet[]): readonly Packet[] {
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

/** The photos that show none of the packets. */
export function withoutPackets<Photo extends { readonly number: number }>(
  photos: readonly Photo[],
  packets: readonly Packet[],
): readonly Photo[] {
  return photos.filter(({ number }) => !packets.some((packet) => packet.photos.includes(number)));
}

/** The packet's food, placed on the first of its photos that was weighed, if any: that photo's weight is the food's. */
function foodOfPacket({ photos: numbers, food }: Packet, photos: readonly WeighedPhoto[]): AnalysedFood {
  const own = photos.filter(({ number }) => numbers.includes(number));
  const { number } = own.find(({ grams }) => grams !== undefined) ?? own[0] ?? {};
  return number === undefined ? food : { ...food, photo: number };
}

/** The packets' foods with ids after those of `others`. */
export function foodsOfPackets(
  packets: readonly Packet[],
  photos: readonly WeighedPhoto[],
  others: readonly AnalysedFood[],
): readonly AnalysedFood[] {
  return packets.map((packet, at) => ({
    ...foodOfPacket(packet, photos),
    id: foodId(others.length + at + 1),
  }));
}

/** The meal, and the packets on other photos than its foods. */
export function withPackets(
  meal: MealAnalysis,
  packets: readonly Packet[],
  photos: readonly WeighedPhoto[],
): MealAnalysis {
  if (packets.length === 0) return meal;
  const foods = [...meal.foods, ...foodsOfPackets(packets, photos, meal.foods)];
  return { ...meal, name: foods.map(({ name }) => name).join(", "), foods };
}

export function mealOfPackets(
  packets: readonly Packet[],
  { photos, language }: { readonly photos: readonly WeighedPhoto[]; readonly language: Language },
): MealAnalysis {
  return withPackets({ language, name: "", foods: [], questions: [] }, packets, photos);
}
