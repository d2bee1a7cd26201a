import type { KindShares } from "../photo-label.ts";
import { kindsOfClasses } from "./kinds-of-classes.ts";

/** Classes of ImageNet (ILSVRC 2012) that are foods, by our label's id. Several classes may make one label. */
const classesOfLabel: Readonly<Record<string, readonly number[]>> = {
  crab: [118, 119, 121],
  lobster: [122],
  guacamole: [924],
  broth: [925],
  "hot-pot": [926],
  trifle: [927],
  "ice-cream": [928],
  "ice-lolly": [929],
  baguette: [930],
  bagel: [931],
  pretzel: [932],
  cheeseburger: [933],
  "hot-dog": [934],
  "mashed-potatoes": [935],
  cabbage: [936],
  broccoli: [937],
  cauliflower: [938],
  courgette: [939],
  "spaghetti-squash": [940],
  "acorn-squash": [941],
  "butternut-squash": [942],
  cucumber: [943],
  artichoke: [944],
  "bell-pepper": [945],
  cardoon: [946],
  mushrooms: [947],
  apple: [948],
  strawberries: [949],
  orange: [950],
  lemon: [951],
  fig: [952],
  pineapple: [953],
  banana: [954],
  jackfruit: [955],
  cherimoya: [956],
  pomegranate: [957],
  "spaghetti-carbonara": [959],
  "chocolate-sauce": [960],
  meatloaf: [962],
  pizza: [963],
  "pot-pie": [964],
  burrito: [965],
  "red-wine": [966],
  espresso: [967],
  eggnog: [969],
  "corn-on-the-cob": [987, 998],
};

/** The labels that the classifier can name. */
export const classifierLabels: readonly string[] = Object.keys(classesOfLabel);

/**
 * Places where food is served or sold, which do not tell the food: bakery, butcher shop, confectionery, crate, dining table,
 * grocery store, hamper, packet, plastic bag, plate, shopping cart, soup bowl, tray.
 */
const sceneClasses: readonly number[] = [415, 467, 509, 519, 532, 582, 588, 692, 728, 791, 809, 868, 923];

/** Carton, packet, and bottles for beer, milk, pills, soft drinks, water, whisky and wine. */
const packetClasses: readonly number[] = [440, 478, 653, 692, 720, 737, 898, 901, 907];
/** Envelope, web site, comic book, crossword, book jacket, menu. */
const printClasses: readonly number[] = [549, 916, 917, 918, 921, 922];

export interface ClassifierView {
  /** For each label, how likely the photo's subject is it, the scene left aside. 0 to 1. */
  readonly labels: ReadonlyMap<string, number>;
  /** The share of each kind of dish in what is seen. */
  readonly kinds: KindShares;
  /** The likeliest of the other classes, scenes left aside. 0 to 1. */
  readonly strongestOther: number;
  /** The part of the probability that only says where the photo was taken. 0 to 1. */
  readonly scene: number;
  /** That it shows packaging, or print. 0 to 1. */
  readonly packet: number;
  readonly print: number;
}

/** The largest probability that is ignored as scenery, so that the rest is not amplified noise. */
const sceneMax = 0.9;

function probabilitiesOf(logits: Float32Array): Float64Array {
  const highest = logits.reduce((most, logit) => Math.max(most, logit), Number.NEGATIVE_INFINITY);
  const raised = Float64Array.from(logits, (logit) => Math.exp(logit - highest));
  const sum = raised.reduce((total, value) => total + value, 0);
  return raised.map((value) => value / sum);
}

/** @param logits the classifier's output, one a class. */
export function readClasses(logits: Float32Array): ClassifierView {
  const probabilities = probabilitiesOf(logits);
  const of = (classes: readonly number[]) =>
    classes.reduce((sum, index) => sum + (probabilities[index] ?? 0), 0);
  const scene = Math.min(sceneMax, of(sceneClasses));
  const labels = new Map(
    Object.entries(classesOfLabel).map(([label, classes]) => [label, of(classes) / (1 - scene)]),
  );
  const named = new Set([...Object.values(classesOfLabel).flat(), ...sceneClasses]);
  const strongestOther = probabilities.reduce(
    (most, probability, index) => (named.has(index) ? most : Math.max(most, probability)),
    0,
  );
  return {
    labels,
    kinds: kindsOfClasses(probabilities),
    strongestOther: strongestOther / (1 - scene),
    scene,
    packet: of(packetClasses),
    print: of(printClasses),
  };
}
