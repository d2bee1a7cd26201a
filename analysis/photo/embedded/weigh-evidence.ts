import {
  hasAllWitnesses,
  type PhotoReading,
  type RecognisedFood,
  recognisedFoodsMax,
  sureProbabilityMin,
} from "../recogniser.ts";
import { type DetectorLabel, detectorLabels, type FoodBox } from "./boxes.ts";
import type { ClassifierView } from "./classifier-classes.ts";
import { sharesOfKinds } from "./kinds-of-classes.ts";
import { type Evidence, isConfirmedByCrops, witnessesOf } from "./witnesses.ts";

/**
 * Two networks, trained apart on different pictures, seldom make the same mistake: where both know a food their odds
 * multiply (naive Bayes), else the one that knows it is held against what the other sees instead. The odds order what is
 * offered; a food stands without asking only where two witnesses agree as well.
 */

/** How often a photo shows a given one of these foods before anybody looked: about one in thirty. */
const priorProbability = 1 / 33;
/** The odds that it is none of the foods known here. */
const noneOdds = 0.3;
/** A network that sees nothing says so with this, not with zero. */
const classifierFloor = 0.003;
const detectorFloor = 0.01;
const probabilityCap = 0.97;
/** Boxes of one photo err together: each after the first counts as half a witness. */
const furtherBoxWeight = 0.5;
/** With three witnesses: half as likely again as all else together. */
const seenCloserProbabilityMin = 0.6;
/** Probability from which a food is worth offering. */
const offerProbabilityMin = 0.04;
/** A box as sure as this is a piece. */
const pieceProbabilityMin = 0.3;
/** A box as sure as this is a food of its own beside another. */
const apartProbabilityMin = 0.5;
/** More pieces than this are a crate, not a meal: then the number is left open. */
const piecesMax = 6;

const isDetectorLabel = (label: string): label is DetectorLabel =>
  detectorLabels.some((known) => known === label);
/** ImageNet has one apple, the Granny Smith: not seeing it does not mean that there is no apple. */
const halfKnownToClassifier = "apple";

function oddsOf(probability: number, floor: number): number {
  const bounded = Math.min(probabilityCap, Math.max(floor, probability));
  return bounded / (1 - bounded);
}
const priorOdds = priorProbability / (1 - priorProbability);

/** The probability that at least one of the boxes is right. */
function probabilityOfAnyBox(boxes: readonly FoodBox[]): number {
  return (
    1 -
    boxes.reduce((doubt, box, at) => doubt * (1 - box.probability) ** (at === 0 ? 1 : furtherBoxWeight), 1)
  );
}

function highestExcept(values: Iterable<readonly [string, number]>, except: string): number {
  let most = 0;
  for (const [label, value] of values) if (label !== except) most = Math.max(most, value);
  return most;
}

function oddsByLabel(view: ClassifierView, boxes: readonly FoodBox[]): Map<string, number> {
  const detections = new Map<string, number>(
    detectorLabels.map((label) => [label, probabilityOfAnyBox(boxes.filter((box) => box.label === label))]),
  );
  const known = new Set([...view.labels.keys(), ...detectorLabels]);
  return new Map(
    [...known].map((label) => {
      const classified = view.labels.get(label);
      const detection = detections.get(label);
      const rival = Math.min(1, Math.max(highestExcept(view.labels, label), view.strongestOther));
      const noRival = (1 - rival) ** 2;
      if (detection === undefined) {
        const seenInstead = highestExcept(detections, label);
        return [label, oddsOf(classified ?? 0, classifierFloor / 3) * (1 - seenInstead)];
      }
      if (classified === undefined) return [label, oddsOf(detection, classifierFloor) * noRival];
      const agreement = oddsOf(classified, classifierFloor) / priorOdds;
      const support = label === halfKnownToClassifier ? Math.max(agreement, noRival) : agreement;
      return [label, oddsOf(detection, detectorFloor) * support];
    }),
  );
}

function piecesOf(label: string, boxes: readonly FoodBox[]): number | null {
  if (!isDetectorLabel(label)) return null;
  const pieces = boxes.filter((box) => box.label === label && box.probability >= pieceProbabilityMin).length;
  return pieces === 0 || pieces > piecesMax ? null : pieces;
}

function liesWithin(box: FoodBox, other: FoodBox): boolean {
  const x = (box.left + box.right) / 2;
  const y = (box.top + box.bottom) / 2;
  return x > other.left && x < other.right && y > other.top && y < other.bottom;
}

/** Foods that each have a clear box of their own: an apple beside a banana are two foods, not a doubt between two. */
function foodsWithOwnBox(boxes: readonly FoodBox[]): ReadonlySet<string> {
  const clear = boxes.filter((box) => box.probability >= apartProbabilityMin);
  return new Set(
    clear
      .filter((box) => !boxes.some((other) => other.label !== box.label && liesWithin(box, other)))
      .map((box) => box.label),
  );
}

export function weighEvidence(evidence: Evidence): PhotoReading {
  const { view, boxes } = evidence;
  const odds = oddsByLabel(view, boxes);
  const apart = foodsWithOwnBox(boxes);
  const total = [...odds.values()].reduce((sum, value) => sum + value, 0);
  const foods = [...odds]
    .map(([labelId, value]): RecognisedFood => {
      const probability = apart.has(labelId) ? value / (value + noneOdds) : value / (total + noneOdds);
      const witnesses = witnessesOf(labelId, evidence);
      const isSure =
        (probability >= sureProbabilityMin && hasAllWitnesses(witnesses)) ||
        (probability >= seenCloserProbabilityMin && isConfirmedByCrops(labelId, evidence));
      return { labelId, probability, pieces: piecesOf(labelId, boxes), isSure, witnesses };
    })
    .filter((food) => food.probability >= offerProbabilityMin)
    .sort((a, b) => b.probability - a.probability)
    .slice(0, recognisedFoodsMax);
  const classified = [...view.labels.values()].reduce((sum, value) => sum + value, 0) * (1 - view.scene);
  const detected = boxes[0]?.probability ?? 0;
  const foodProbability = 1 - (1 - Math.min(1, classified + view.scene)) * (1 - detected);
  return {
    ...{ foods, foodProbability, kinds: sharesOfKinds(view.kinds, boxes) },
    ...{ packetProbability: view.packet, printProbability: view.print },
  };
}
