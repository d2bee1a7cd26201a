import { eachKind, type KindShares, kindsOfDish } from "../photo-label.ts";
import type { DetectorLabel, FoodBox } from "./boxes.ts";

/** The probability of each kind of dish if something was seen; kinds that are absent have none. */
type SignedKinds = Partial<KindShares>;

interface Sign {
  /** Of the classes, for the reader. */
  readonly name: string;
  /** Of ImageNet (ILSVRC 2012). */
  readonly classes: readonly number[];
  readonly kinds: SignedKinds;
}

/**
 * The kinds of dish that a class of ImageNet suggests. For a dish that ImageNet lacks, the classifier names what looks like it
 * (yellow rice is corn and squash, a curry a hot pot, a filled flat bread a burrito), or its surroundings. Estimates, not
 * fitted: docs/decisions/074-photos-need-two-witnesses.md.
 */
const signs: readonly Sign[] = [
  {
    name: "tench, coho, gar, lionfish and other fish, sea urchin",
    classes: [0, 328, 329, 389, 390, 391, 392, 394, 395],
    kinds: { fish: 1 },
  },
  { name: "crabs, lobster", classes: [118, 119, 121, 122], kinds: { fish: 1 } },
  { name: "bakery", classes: [415], kinds: { bread: 0.6, dessert: 0.4 } },
  {
    name: "beer glass, cocktail shaker, mug, goblet, pitcher, soft drink, teapot, jugs, wine bottle, cup",
    classes: [440, 441, 503, 504, 550, 572, 725, 737, 849, 898, 899, 901, 907, 968],
    kinds: { drink: 1 },
  },
  { name: "butcher shop, rotisserie", classes: [467, 766], kinds: { meat: 1 } },
  { name: "caldron, slow cooker, casserole", classes: [469, 521, 544], kinds: { stew: 0.6, soup: 0.4 } },
  { name: "confectionery", classes: [509], kinds: { dessert: 0.7, snack: 0.3 } },
  { name: "frying pan", classes: [567], kinds: { egg: 0.3, meat: 0.3, vegetable: 0.2, potato: 0.2 } },
  { name: "mixing bowl", classes: [659], kinds: { salad: 0.3, dessert: 0.3, soup: 0.2, cereal: 0.2 } },
  { name: "soup bowl", classes: [809], kinds: { soup: 0.6, stew: 0.4 } },
  { name: "toaster", classes: [859], kinds: { bread: 1 } },
  { name: "waffle iron", classes: [891], kinds: { dessert: 0.6, bread: 0.4 } },
  { name: "wok", classes: [909], kinds: { rice: 0.4, vegetable: 0.2, stew: 0.2, pasta: 0.2 } },
  { name: "guacamole", classes: [924], kinds: { salad: 0.4, vegetable: 0.2, snack: 0.2, stew: 0.2 } },
  { name: "clear soup", classes: [925], kinds: { soup: 0.7, stew: 0.3 } },
  { name: "hot pot", classes: [926], kinds: { stew: 0.4, soup: 0.3, rice: 0.2, pasta: 0.1 } },
  { name: "trifle, ice lolly", classes: [927, 929], kinds: { dessert: 1 } },
  { name: "ice cream", classes: [928], kinds: { dessert: 0.9, dairy: 0.1 } },
  { name: "baguette", classes: [930], kinds: { bread: 0.7, sandwich: 0.2, snack: 0.1 } },
  { name: "bagel", classes: [931], kinds: { bread: 0.7, dessert: 0.2, sandwich: 0.1 } },
  { name: "pretzel", classes: [932], kinds: { bread: 0.4, snack: 0.3, dessert: 0.3 } },
  { name: "cheeseburger", classes: [933], kinds: { sandwich: 0.9, meat: 0.1 } },
  { name: "hot dog", classes: [934], kinds: { sandwich: 0.7, meat: 0.2, bread: 0.1 } },
  { name: "mashed potatoes", classes: [935], kinds: { potato: 0.5, rice: 0.3, stew: 0.1, meat: 0.1 } },
  { name: "cabbage, cauliflower", classes: [936, 938], kinds: { vegetable: 0.6, salad: 0.3, stew: 0.1 } },
  { name: "broccoli", classes: [937], kinds: { vegetable: 0.6, salad: 0.2, rice: 0.1, stew: 0.1 } },
  {
    name: "courgette, cucumber, artichoke, bell pepper, cardoon",
    classes: [939, 943, 944, 945, 946],
    kinds: { vegetable: 0.5, salad: 0.4, stew: 0.1 },
  },
  { name: "spaghetti squash", classes: [940], kinds: { pasta: 0.35, rice: 0.35, vegetable: 0.3 } },
  {
    name: "acorn and butternut squash",
    classes: [941, 942],
    kinds: { vegetable: 0.35, stew: 0.25, rice: 0.25, soup: 0.15 },
  },
  { name: "mushrooms", classes: [947], kinds: { vegetable: 0.6, stew: 0.2, meat: 0.2 } },
  {
    name: "apple to pomegranate",
    classes: [948, 949, 950, 951, 952, 953, 954, 955, 956, 957],
    kinds: { fruit: 0.9, dessert: 0.1 },
  },
  { name: "carbonara", classes: [959], kinds: { pasta: 0.85, rice: 0.1, stew: 0.05 } },
  { name: "chocolate sauce", classes: [960], kinds: { dessert: 0.9, stew: 0.1 } },
  { name: "dough", classes: [961], kinds: { bread: 0.6, dessert: 0.4 } },
  { name: "meatloaf", classes: [962], kinds: { meat: 0.4, stew: 0.2, dessert: 0.2, rice: 0.1, bread: 0.1 } },
  { name: "pizza", classes: [963], kinds: { pizza: 0.85, bread: 0.1, stew: 0.05 } },
  {
    name: "pot pie",
    classes: [964],
    kinds: { stew: 0.4, snack: 0.2, pizza: 0.1, meat: 0.1, dessert: 0.1, soup: 0.1 },
  },
  { name: "burrito", classes: [965], kinds: { sandwich: 0.5, bread: 0.2, snack: 0.15, meat: 0.15 } },
  { name: "red wine, espresso", classes: [966, 967], kinds: { drink: 1 } },
  { name: "eggnog", classes: [969], kinds: { drink: 0.5, dessert: 0.3, soup: 0.2 } },
  { name: "corn, ear of corn", classes: [987, 998], kinds: { vegetable: 0.5, rice: 0.4, stew: 0.1 } },
];

/** Broccoli and carrots suggest little: strips of carrot and herbs lie on many dishes. */
const garnish: SignedKinds = { vegetable: 0.4, rice: 0.2, stew: 0.2, salad: 0.2 };
const kindsOfBoxes: Readonly<Record<DetectorLabel, SignedKinds>> = {
  ...{ banana: { fruit: 1 }, apple: { fruit: 1 }, orange: { fruit: 1 }, broccoli: garnish, carrot: garnish },
  ...{ sandwich: { sandwich: 1 }, "hot-dog": { sandwich: 0.8, bread: 0.2 }, pizza: { pizza: 1 } },
  ...{ donut: { dessert: 0.5, bread: 0.5 }, cake: { dessert: 1 } },
};

function sumByKind(parts: readonly { readonly kinds: SignedKinds; readonly weight: number }[]): KindShares {
  return eachKind((kind) => parts.reduce((sum, { kinds, weight }) => sum + weight * (kinds[kind] ?? 0), 0));
}

/** @param probabilities of ImageNet's classes. */
export function kindsOfClasses(probabilities: ArrayLike<number>): KindShares {
  return sumByKind(
    signs.map(({ classes, kinds }) => ({
      kinds,
      weight: classes.reduce((sum, index) => sum + (probabilities[index] ?? 0), 0),
    })),
  );
}

/** Belongs to no kind, so that no kind is likely where little is seen. */
const ofNoKind = 0.1;

/** The share of each kind in all that both networks saw. A weak box says little: its probability counts squared. */
export function sharesOfKinds(ofClasses: KindShares, boxes: readonly FoodBox[]): KindShares {
  const surest = new Map<DetectorLabel, number>();
  for (const { label, probability } of boxes)
    surest.set(label, Math.max(surest.get(label) ?? 0, probability));
  const parts = [...surest].map(([label, probability]) => ({
    kinds: kindsOfBoxes[label],
    weight: probability ** 2,
  }));
  const mass = sumByKind([{ kinds: ofClasses, weight: 1 }, ...parts]);
  const total = kindsOfDish.reduce((sum, kind) => sum + mass[kind], ofNoKind);
  return eachKind((kind) => mass[kind] / total);
}
