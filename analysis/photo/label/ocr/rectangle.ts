export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A line of text, possibly turned: pixels of the photo; the angle in radians, clockwise, −π/4 to π/4. */
export interface TextBox {
  readonly centre: Point;
  /** Along the line. */
  readonly width: number;
  readonly height: number;
  readonly angle: number;
  /** How far its ends lie below its middle, where the line is printed on something round. */
  readonly bow: number;
}

function crossProduct(origin: Point, a: Point, b: Point): number {
  return (a.x - origin.x) * (b.y - origin.y) - (a.y - origin.y) * (b.x - origin.x);
}

function halfHull(points: readonly Point[]): Point[] {
  const hull: Point[] = [];
  for (const point of points) {
    for (let last = hull.at(-1), before = hull.at(-2); last && before; ) {
      if (crossProduct(before, last, point) > 0) break;
      hull.pop();
      last = hull.at(-1);
      before = hull.at(-2);
    }
    hull.push(point);
  }
  hull.pop();
  return hull;
}

function convexHull(points: readonly Point[]): readonly Point[] {
  const sorted = points.toSorted((a, b) => a.x - b.x || a.y - b.y);
  const hull = [...halfHull(sorted), ...halfHull(sorted.toReversed())];
  return hull.length > 0 ? hull : sorted.slice(0, 1);
}

function boxAlong(points: readonly Point[], angle: number): TextBox {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const { x, y } of points) {
    const along = x * cos + y * sin;
    const across = y * cos - x * sin;
    left = Math.min(left, along);
    right = Math.max(right, along);
    top = Math.min(top, across);
    bottom = Math.max(bottom, across);
  }
  const along = (left + right) / 2;
  const across = (top + bottom) / 2;
  const centre = { x: along * cos - across * sin, y: along * sin + across * cos };
  return { centre, width: right - left, height: bottom - top, angle, bow: 0 };
}

const quarterTurn = Math.PI / 2;

/** The rectangle of least area around the points; one of its sides lies on a side of their hull. */
export function smallestBox(points: readonly Point[]): TextBox {
  const hull = convexHull(points);
  const upright = boxAlong(hull, 0);
  let best = upright;
  hull.forEach((from, at) => {
    const to = hull[(at + 1) % hull.length] ?? from;
    const turned = Math.atan2(to.y - from.y, to.x - from.x);
    const angle = turned - Math.round(turned / quarterTurn) * quarterTurn;
    const box = boxAlong(hull, angle);
    if (box.width * box.height < best.width * best.height - 1e-6) best = box;
  });
  return best;
}

/** Solves three equations `rows[i] · x = rows[i][3]` by elimination; undefined where they do not settle it. */
export function solveThree(rows: readonly (readonly [number, number, number, number])[]) {
  const m = rows.map((row) => [...row]);
  for (let column = 0; column < 3; column++) {
    const pivot = m.slice(column).toSorted((a, b) => Math.abs(b[column] ?? 0) - Math.abs(a[column] ?? 0))[0];
    if (pivot === undefined || Math.abs(pivot[column] ?? 0) < 1e-9) return undefined;
    m.splice(m.indexOf(pivot), 1);
    m.splice(column, 0, pivot);
    for (const row of m) {
      if (row === pivot) continue;
      const factor = (row[column] ?? 0) / (pivot[column] ?? 1);
      for (let at = column; at < 4; at++) row[at] = (row[at] ?? 0) - factor * (pivot[at] ?? 0);
    }
  }
  const [a = 0, b = 0, c = 0] = m.map((row, at) => (row[3] ?? 0) / (row[at] ?? 1));
  return [a, b, c] as const;
}

/** Only lines this many times longer than thick can be seen to bend. */
const longLine = 4;

/** A line that bends: a parabola through its pixels, as thick as they are on average. */
export function bendBox(box: TextBox, pixels: readonly Point[]): TextBox {
  if (box.width ** 2 < longLine * pixels.length) return box;
  const cos = Math.cos(box.angle);
  const sin = Math.sin(box.angle);
  const half = box.width / 2;
  const sums = new Float64Array(8);
  for (const { x, y } of pixels) {
    const dx = x + 0.5 - box.centre.x;
    const dy = y + 0.5 - box.centre.y;
    const u = (dx * cos + dy * sin) / half;
    const v = dy * cos - dx * sin;
    for (let power = 0; power <= 4; power++) sums[power] = (sums[power] ?? 0) + u ** power;
    for (let power = 0; power <= 2; power++) sums[5 + power] = (sums[5 + power] ?? 0) + v * u ** power;
  }
  const [s0 = 0, s1 = 0, s2 = 0, s3 = 0, s4 = 0, v0 = 0, v1 = 0, v2 = 0] = sums;
  const fit = solveThree([
    [s0, s1, s2, v0],
    [s1, s2, s3, v1],
    [s2, s3, s4, v2],
  ]);
  const thickness = pixels.length / box.width;
  if (fit === undefined || Math.abs(fit[2]) < 0.2 * thickness) return box;
  const [shift, slope, bow] = fit;
  const centre = { x: box.centre.x - shift * sin, y: box.centre.y + shift * cos };
  return { ...box, centre, height: thickness, angle: box.angle + Math.atan(slope / half), bow };
}
