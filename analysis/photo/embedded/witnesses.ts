import { allWitnesses, type Witness } from "../recogniser.ts";
import type { DetectorLabel, FoodBox } from "./boxes.ts";
import type { ClassifierView } from "./classifier-classes.ts";
import type { ColourShare } from "./colour-witness.ts";

/** What the classifier, the detector and the colour inside the detected boxes say of one photo. */
export interface Evidence {
  readonly view: ClassifierView;
  /** Surest first, each piece once. */
  readonly boxes: readonly FoodBox[];
  readonly colours: ReadonlyMap<DetectorLabel, ColourShare>;
  /** What the classifier says of single pieces, where it was asked about them. */
  readonly closer?: CroppedViews;
}

export interface CroppedViews {
  readonly label: DetectorLabel;
  /** One of each piece. */
  readonly views: readonly ClassifierView[];
}

/** A box less sure than this is no witness. */
const boxProbabilityMin = 0.3;
/** A class less likely than this is no witness. Fitted, see docs/decisions/074-photos-need-two-witnesses.md, as are the shares below. */
const classProbabilityMin = 0.1;
/** Below it the boxes hold something else of the same shape. */
const colouredShareMin = 0.4;

/**
 * Dishes come in more shapes than fruit, and much on a plate resembles them: both networks must be clear. By reasoning, since
 * too few photos of them were at hand to fit it.
 */
const dishProbabilityMin = 0.5;
const dishes: ReadonlySet<string> = new Set<DetectorLabel>(["pizza", "hot-dog"]);

/**
 * The least pieces of a heap of carrots. The classifier has no class for carrots: they are believed if such a heap fills the
 * photo with their colour.
 */
const heapPiecesMin = 4;
const heapColouredShareMin = 0.7;
const heapShareOfPhotoMin = 0.4;
const knownByColour: ReadonlySet<string> = new Set<DetectorLabel>(["carrot"]);

/** Classes that the classifier confuses within one kind of food: the likeliest may be another of them. */
const families: readonly (readonly string[])[] = [
  ["orange", "lemon"],
  ["broccoli", "cauliflower"],
];

const areOfOneFamily = (a: string, b: string) =>
  a === b || families.some((family) => family.includes(a) && family.includes(b));

function likeliestOf(labels: ReadonlyMap<string, number>): string | undefined {
  let likeliest: readonly [string | undefined, number] = [undefined, 0];
  for (const [label, probability] of labels) if (probability > likeliest[1]) likeliest = [label, probability];
  return likeliest[0];
}

function isConfirmedByClass(label: string, { labels }: ClassifierView): boolean {
  const likeliest = likeliestOf(labels);
  const leastProbability = dishes.has(label) ? dishProbabilityMin : classProbabilityMin;
  return (
    likeliest !== undefined &&
    areOfOneFamily(likeliest, label) &&
    (labels.get(label) ?? 0) >= leastProbability
  );
}

/** Mean probability over the pieces. Fitted, see docs/decisions/074-photos-need-two-witnesses.md. */
const closerProbabilityMin = 0.035;
/** As a share of the likeliest other food: ImageNet's only apple is green, so a red one looks a little like everything to it. */
const closerShareMin = 0.3;
const piecesLookedAt = 3;

function isConfirmedCloser(label: string, { closer }: Evidence): boolean {
  if (closer?.label !== label) return false;
  const meanOf = (name: string) =>
    closer.views.reduce((sum, view) => sum + (view.labels.get(name) ?? 0), 0) / closer.views.length;
  const others = [...(closer.views[0]?.labels.keys() ?? [])].filter((name) => !areOfOneFamily(name, label));
  const own = meanOf(label);
  return own >= closerProbabilityMin && own >= closerShareMin * Math.max(...others.map(meanOf));
}

/** The boxes of a food, with the colour in them. */
function boxesOf(label: string, { boxes, colours }: Evidence) {
  const own = boxes.filter((box) => box.label === label);
  const [surest] = own;
  return { own, probability: surest?.probability ?? 0, colour: surest && colours.get(surest.label) };
}

/** A box that its colour does not contradict. */
function isBoxed(label: string, evidence: Evidence): boolean {
  const { probability, colour } = boxesOf(label, evidence);
  return (
    probability >= (dishes.has(label) ? dishProbabilityMin : boxProbabilityMin) &&
    (colour === undefined || colour.ofBoxes >= colouredShareMin)
  );
}

function isHeap(label: string, evidence: Evidence): boolean {
  const { own, probability, colour } = boxesOf(label, evidence);
  return (
    probability >= boxProbabilityMin &&
    colour !== undefined &&
    own.length >= heapPiecesMin &&
    colour.ofBoxes >= heapColouredShareMin &&
    colour.ofPhoto >= heapShareOfPhotoMin
  );
}

/** The pieces of a food that detector and colour agree on, and that the classifier did not see in the photo as a whole. */
export function piecesToClassify(label: string, evidence: Evidence): readonly FoodBox[] {
  const isSingleFood = !dishes.has(label) && !knownByColour.has(label) && evidence.view.labels.has(label);
  if (!isSingleFood || !isBoxed(label, evidence) || isConfirmedByClass(label, evidence.view)) return [];
  return boxesOf(label, evidence).own.slice(0, piecesLookedAt);
}

/** Three witnesses: detector, colour, and the classifier on single pieces. */
export function isConfirmedByCrops(label: string, evidence: Evidence): boolean {
  return piecesToClassify(label, evidence).length > 0 && isConfirmedCloser(label, evidence);
}

/**
 * Which of detector ("box") and classifier ("class") see the food in the photo, unless colour contradicts. What only one of them knows is worth offering, not
 * claiming.
 */
export function witnessesOf(label: string, evidence: Evidence): readonly Witness[] {
  if (knownByColour.has(label)) return isHeap(label, evidence) ? allWitnesses : [];
  return [
    ...(isBoxed(label, evidence) ? (["box"] as const) : []),
    ...(isConfirmedByClass(label, evidence.view) ? (["class"] as const) : []),
  ];
}
