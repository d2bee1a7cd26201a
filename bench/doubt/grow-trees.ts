// Gradient boosting of small trees on the logistic loss (Friedman 2001), with seeded randomness: the same data give the same file.
import {
  type BoostedTrees,
  leafOf,
  probabilityOf,
  type Split,
  splitsOfTree,
  type Tree,
} from "#analysis/compose/doubt/boosted-trees.ts";
import { randomFrom } from "../random.ts";

export interface Example {
  readonly values: readonly number[];
  readonly isWrong: boolean;
  /** How much it counts. */
  readonly weight: number;
}

const settings = {
  trees: 300,
  learningRate: 0.05,
  /** Examples of a leaf, by weight. */
  leafMin: 8,
  featureShare: 0.4,
  exampleShare: 0.7,
  /** Pulls the leaves' values to zero. */
  ridge: 3,
} as const;

interface Slope {
  readonly values: readonly number[];
  /** First and second derivative of the loss, weighted. */
  readonly gradient: number;
  readonly curvature: number;
  readonly weight: number;
}

const sumOf = (slopes: readonly Slope[], part: (slope: Slope) => number) =>
  slopes.reduce((sum, slope) => sum + part(slope), 0);

const worth = (gradient: number, curvature: number) => gradient ** 2 / (curvature + settings.ridge);

interface FoundSplit extends Split {
  readonly gain: number;
}

/** Everything to the left: a branch that is not split. */
const noSplit: FoundSplit = { feature: 0, below: 1e9, gain: 0 };

function bestSplitBy(feature: number, slopes: readonly Slope[]): FoundSplit {
  const valueIn = (slope: Slope | undefined) => slope?.values[feature] ?? 0;
  const sorted = slopes.toSorted((a, b) => valueIn(a) - valueIn(b));
  const all = {
    gradient: sumOf(slopes, (slope) => slope.gradient),
    curvature: sumOf(slopes, (slope) => slope.curvature),
    weight: sumOf(slopes, (slope) => slope.weight),
  };
  let best = noSplit;
  let [gradient, curvature, weight] = [0, 0, 0];
  for (const [at, slope] of sorted.entries()) {
    const [value, before] = [valueIn(slope), valueIn(sorted[at - 1])];
    const isAllowed = weight >= settings.leafMin && all.weight - weight >= settings.leafMin;
    if (at > 0 && value > before && isAllowed) {
      const split = worth(gradient, curvature) + worth(all.gradient - gradient, all.curvature - curvature);
      const gain = split - worth(all.gradient, all.curvature);
      if (gain > best.gain) best = { feature, below: Number(((value + before) / 2).toPrecision(5)), gain };
    }
    gradient += slope.gradient;
    curvature += slope.curvature;
    weight += slope.weight;
  }
  return best;
}

function bestSplit(features: readonly number[], slopes: readonly Slope[]): Split {
  const found = features.map((feature) => bestSplitBy(feature, slopes));
  const { feature, below } = found.reduce((best, split) => (split.gain > best.gain ? split : best), noSplit);
  return { feature, below };
}

function growTree(features: readonly number[], slopes: readonly Slope[]): Tree {
  const splits: Split[] = [];
  const branches: (readonly Slope[])[] = [slopes];
  for (let at = 0; at < splitsOfTree; at++) {
    const branch = branches[at] ?? [];
    const split = bestSplit(features, branch);
    splits.push(split);
    const isLeft = ({ values }: Slope) => (values[split.feature] ?? 0) < split.below;
    branches[2 * at + 1] = branch.filter(isLeft);
    branches[2 * at + 2] = branch.filter((slope) => !isLeft(slope));
  }
  const leaves = branches.slice(splitsOfTree).map((branch) => {
    const step =
      sumOf(branch, (slope) => slope.gradient) / (sumOf(branch, (slope) => slope.curvature) + settings.ridge);
    return Number((settings.learningRate * step).toFixed(4));
  });
  return { splits, leaves };
}

export function growTrees(examples: readonly Example[], seed = 1): BoostedTrees {
  const random = randomFrom(seed);
  const total = examples.reduce((sum, { weight }) => sum + weight, 0);
  const wrong = examples.reduce((sum, { weight, isWrong }) => sum + (isWrong ? weight : 0), 0);
  const start = Number(Math.log(wrong / (total - wrong)).toFixed(4));
  const logOdds = examples.map(() => start);
  const features = (examples[0]?.values ?? []).map((_, at) => at);
  const trees: Tree[] = [];
  for (let count = 0; count < settings.trees; count++) {
    const slopes = examples.map(({ values, isWrong, weight }, at): Slope => {
      const probability = 1 / (1 + Math.exp(-(logOdds[at] ?? 0)));
      const gradient = ((isWrong ? 1 : 0) - probability) * weight;
      return { values, weight, gradient, curvature: probability * (1 - probability) * weight };
    });
    const tree = growTree(
      features.filter(() => random() < settings.featureShare),
      slopes.filter(() => random() < settings.exampleShare),
    );
    trees.push(tree);
    for (const [at, { values }] of examples.entries())
      logOdds[at] = (logOdds[at] ?? 0) + (tree.leaves[leafOf(tree, values)] ?? 0);
  }
  return { start, trees };
}

interface Grouped extends Example {
  readonly set: string;
  readonly group: string;
}

function growWithout(set: string, examples: readonly Grouped[]): BoostedTrees {
  const groups = new Set(examples.flatMap((each) => (each.set === set ? [each.group] : [])));
  return growTrees(examples.filter((each) => each.set !== set && !groups.has(each.group)));
}

/** For every example the probability by trees that saw nothing of its set, nor its words in another. */
export function validatedBySet(examples: readonly Grouped[]): readonly number[] {
  const sets = new Set(examples.map(({ set }) => set));
  const models = new Map([...sets].map((set) => [set, growWithout(set, examples)]));
  return examples.map(({ values, set }) => {
    const model = models.get(set);
    return model === undefined ? 0 : probabilityOf(model, values);
  });
}
