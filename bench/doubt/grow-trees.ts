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
  /** Examples of a leaf, by weight: several even of those that count most. */
  leafMin: 64,
  featureShare: 0.4,
  exampleShare: 0.7,
  /** Pulls the leaves' values to zero. */
  ridge: 3,
} as const;

/** First and second derivative of one example's loss, weighted. */
interface Slope {
  readonly gradient: number;
  readonly curvature: number;
  readonly weight: number;
}

/** What a tree is grown from. Examples are given by their index. */
interface Ground {
  readonly examples: readonly Example[];
  readonly slopes: readonly Slope[];
  /** By feature: all examples from its smallest value to its largest. Sorted once for all trees. */
  readonly sorted: readonly (readonly number[])[];
}

const noSlope: Slope = { gradient: 0, curvature: 0, weight: 0 };
const noBranch: ReadonlySet<number> = new Set();

function sumOf(branch: Iterable<number>, slopes: readonly Slope[]): Slope {
  let [gradient, curvature, weight] = [0, 0, 0];
  for (const at of branch) {
    const slope = slopes[at] ?? noSlope;
    gradient += slope.gradient;
    curvature += slope.curvature;
    weight += slope.weight;
  }
  return { gradient, curvature, weight };
}

const worth = (gradient: number, curvature: number) => gradient ** 2 / (curvature + settings.ridge);

interface FoundSplit extends Split {
  readonly gain: number;
}

/** Everything to the left: a branch that is not split. */
const noSplit: FoundSplit = { feature: 0, below: 1e9, gain: 0 };

function bestSplitBy(feature: number, branch: ReadonlySet<number>, ground: Ground): FoundSplit {
  const all = sumOf(branch, ground.slopes);
  let best = noSplit;
  let [gradient, curvature, weight] = [0, 0, 0];
  let before: number | undefined;
  for (const at of ground.sorted[feature] ?? []) {
    if (!branch.has(at)) continue;
    const value = ground.examples[at]?.values[feature] ?? 0;
    const slope = ground.slopes[at] ?? noSlope;
    const isAllowed = weight >= settings.leafMin && all.weight - weight >= settings.leafMin;
    if (before !== undefined && value > before && isAllowed) {
      const split = worth(gradient, curvature) + worth(all.gradient - gradient, all.curvature - curvature);
      const gain = split - worth(all.gradient, all.curvature);
      if (gain > best.gain) best = { feature, below: Number(((value + before) / 2).toPrecision(5)), gain };
    }
    gradient += slope.gradient;
    curvature += slope.curvature;
    weight += slope.weight;
    before = value;
  }
  return best;
}

function bestSplit(features: readonly number[], branch: ReadonlySet<number>, ground: Ground): Split {
  const found = features.map((feature) => bestSplitBy(feature, branch, ground));
  const { feature, below } = found.reduce((best, split) => (split.gain > best.gain ? split : best), noSplit);
  return { feature, below };
}

function growTree(features: readonly number[], sample: ReadonlySet<number>, ground: Ground): Tree {
  const splits: Split[] = [];
  const branches: ReadonlySet<number>[] = [sample];
  for (let place = 0; place < splitsOfTree; place++) {
    const branch = branches[place] ?? noBranch;
    const split = bestSplit(features, branch, ground);
    splits.push(split);
    const isLeft = (at: number) => (ground.examples[at]?.values[split.feature] ?? 0) < split.below;
    branches[2 * place + 1] = new Set([...branch].filter(isLeft));
    branches[2 * place + 2] = new Set([...branch].filter((at) => !isLeft(at)));
  }
  const leaves = branches.slice(splitsOfTree).map((branch) => {
    const { gradient, curvature } = sumOf(branch, ground.slopes);
    return Number(((settings.learningRate * gradient) / (curvature + settings.ridge)).toFixed(4));
  });
  return { splits, leaves };
}

/** Grows the trees that tell the probability that an example is wrong, by gradient boosting. */
export function growTrees(examples: readonly Example[], seed = 1): BoostedTrees {
  const random = randomFrom(seed);
  const total = examples.reduce((sum, { weight }) => sum + weight, 0);
  const wrong = examples.reduce((sum, { weight, isWrong }) => sum + (isWrong ? weight : 0), 0);
  const start = Number(Math.log(wrong / (total - wrong)).toFixed(4));
  const logOdds = examples.map(() => start);
  const places = examples.map((_, at) => at);
  const features = (examples[0]?.values ?? []).map((_, at) => at);
  const sorted = features.map((feature) => {
    const valueAt = (at: number) => examples[at]?.values[feature] ?? 0;
    return places.toSorted((a, b) => valueAt(a) - valueAt(b));
  });
  const trees: Tree[] = [];
  for (let count = 0; count < settings.trees; count++) {
    const slopes = examples.map(({ isWrong, weight }, at): Slope => {
      const probability = 1 / (1 + Math.exp(-(logOdds[at] ?? 0)));
      const gradient = ((isWrong ? 1 : 0) - probability) * weight;
      return { weight, gradient, curvature: probability * (1 - probability) * weight };
    });
    const tree = growTree(
      features.filter(() => random() < settings.featureShare),
      new Set(places.filter(() => random() < settings.exampleShare)),
      { examples, slopes, sorted },
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

/** For every example, the probability by trees that were grown without its set, and without its words in other sets. */
export function validatedBySet(examples: readonly Grouped[]): readonly number[] {
  const sets = new Set(examples.map(({ set }) => set));
  const models = new Map([...sets].map((set) => [set, growWithout(set, examples)]));
  return examples.map(({ values, set }) => {
    const model = models.get(set);
    return model === undefined ? 0 : probabilityOf(model, values);
  });
}
