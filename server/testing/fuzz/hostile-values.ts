import * as fc from "fast-check";

const hostileTexts = [
  ...["", " ", "\0", "\u202e", "\ud800", "🍎".repeat(300), "a".repeat(5_000), "é̀".repeat(400)],
  ...["' or 1=1 --", '"; drop table users; --', "{{7*7}}", "%00", "%s%n", "../../etc/passwd"],
  ...["<script>x</script>", "=1+1", "a\r\nBcc: b@example.com", "NaN", "null", "undefined", "[object Object]"],
  ...["1e309", "-0", "0x10", "9".repeat(400), "1/0 egg", "½ ⅓ ²", "1,000.5.3 g", "(".repeat(2_000)],
  ...["2026-02-30", "0000-00-00", "-271821-04-20", "+275760-09-13", "9999-12-31", "0001-01-01"],
  ...["9999-12-31T23:59:59Z", "0000-01-01T00:00:00Z", "2026-03-29T02:30:00Z", "24:00"],
  ...["00000000-0000-0000-0000-000000000000", "ffffffff-ffff-ffff-ffff-ffffffffffff"],
];
const hostileNumbers = [0, -0, -1, 0.1, 1e-9, 1e21, 1e308, -1e308, 2 ** 31, 2 ** 53, 2 ** 63, -(2 ** 63)];
const hostileThings: unknown[] = [null, true, false, [], {}, [[]], [null], { length: -1 }, { toString: 1 }];

export const hostileText = fc.constantFrom(...hostileTexts);
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.constantFrom<unknown>(...hostileNumbers, ...hostileThings),
  fc.jsonValue({ maxDepth: 4 }),
);

/** Returns the value with one place, at any depth, replaced, removed or duplicated. */
export function corrupt(
  value: unknown,
  { place, how, other }: { place: number; how: "replace" | "remove" | "double"; other: unknown },
): unknown {
  const places = countPlaces(value);
  return corruptFrom(value, { left: place % places, how, other });
}

interface Corruption {
  left: number;
  readonly how: "replace" | "remove" | "double";
  readonly other: unknown;
}

function countPlaces(value: unknown): number {
  if (typeof value !== "object" || value === null) return 1;
  return 1 + Object.values(value).reduce((sum: number, each) => sum + countPlaces(each), 0);
}

function corruptFrom(value: unknown, corruption: Corruption): unknown {
  if (corruption.left-- === 0) return corruption.how === "double" ? [value, value] : corruption.other;
  if (typeof value !== "object" || value === null) return value;
  const kept = Object.entries(value).flatMap(([name, each]) => {
    const isTarget = corruption.left === 0;
    const changed = corruptFrom(each, corruption);
    return isTarget && corruption.how === "remove" ? [] : [[name, changed] as const];
  });
  return Array.isArray(value) ? kept.map(([, each]) => each) : Object.fromEntries(kept);
}
