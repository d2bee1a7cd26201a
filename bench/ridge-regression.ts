// Least squares with a ridge, by conjugate gradients: the same data give the same figures.

export interface Term {
  readonly at: number;
  readonly weight: number;
}

interface Regression {
  /** Of each example what it consists of. */
  readonly rows: readonly (readonly Term[])[];
  readonly targets: readonly number[];
  /** Number of unknowns. */
  readonly size: number;
  /** Pulls the unknowns to zero. */
  readonly ridge: number;
  /** The unknown that the ridge does not pull. */
  readonly free?: number;
}

const iterationsMax = 100;
/** As a share of the first residual. */
const toleranceOfResidual = 1e-5;

const dot = (a: Float64Array, b: Float64Array) => a.reduce((sum, each, at) => sum + each * (b[at] ?? 0), 0);

/** (XᵀX + ridge) v */
function applyTo(vector: Float64Array, { rows, ridge, free }: Regression): Float64Array {
  const result = vector.map((each, at) => (at === free ? 0 : each * ridge));
  for (const row of rows) {
    let product = 0;
    for (const { at, weight } of row) product += weight * (vector[at] ?? 0);
    for (const { at, weight } of row) result[at] = (result[at] ?? 0) + weight * product;
  }
  return result;
}

/** Solves the regression by conjugate gradients. Returns the unknowns, by their number. */
export function ridgeRegression(regression: Regression): Float64Array {
  const { rows, targets, size } = regression;
  const solution = new Float64Array(size);
  const residual = new Float64Array(size);
  for (const [index, row] of rows.entries())
    for (const { at, weight } of row) residual[at] = (residual[at] ?? 0) + weight * (targets[index] ?? 0);
  let direction = residual.slice();
  let length = dot(residual, residual);
  const enough = length * toleranceOfResidual ** 2;
  for (let step = 0; step < iterationsMax && length > enough; step++) {
    const applied = applyTo(direction, regression);
    const stride = length / dot(direction, applied);
    for (let at = 0; at < size; at++) {
      solution[at] = (solution[at] ?? 0) + stride * (direction[at] ?? 0);
      residual[at] = (residual[at] ?? 0) - stride * (applied[at] ?? 0);
    }
    const next = dot(residual, residual);
    const share = next / length;
    direction = direction.map((each, at) => (residual[at] ?? 0) + share * each);
    length = next;
  }
  return solution;
}
