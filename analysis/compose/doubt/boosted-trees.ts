/** Every tree asks three questions in turn, so it has seven splits and eight leaves. */
const treeDepth = 3;
export const splitsOfTree = 2 ** treeDepth - 1;

export interface Split {
  /** Position among the features. */
  readonly feature: number;
  /** Smaller goes left. */
  readonly below: number;
}

/** Splits in level order, then the leaves from left to right: what each adds to the log odds. */
export interface Tree {
  readonly splits: readonly Split[];
  readonly leaves: readonly number[];
}

export interface BoostedTrees {
  /** Log odds before the first tree. */
  readonly start: number;
  readonly trees: readonly Tree[];
}

export function leafOf({ splits }: Pick<Tree, "splits">, values: readonly number[]): number {
  let at = 0;
  while (at < splits.length) {
    const split = splits[at];
    const isLeft = split !== undefined && (values[split.feature] ?? 0) < split.below;
    at = 2 * at + (isLeft ? 1 : 2);
  }
  return at - splits.length;
}

function logOddsOf({ start, trees }: BoostedTrees, values: readonly number[]): number {
  return trees.reduce((sum, tree) => sum + (tree.leaves[leafOf(tree, values)] ?? 0), start);
}

export function probabilityOf(model: BoostedTrees, values: readonly number[]): number {
  return 1 / (1 + Math.exp(-logOddsOf(model, values)));
}
