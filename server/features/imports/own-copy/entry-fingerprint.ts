import { createHash } from "node:crypto";
import * as z from "zod/mini";
import { type CopiedKind, copiedKinds, ownCopy } from "#contract/shapes/own-copy.ts";

/** A hash that is equal for two entries with the same content. */
export function fingerprintOfEntry(kind: CopiedKind, entry: object): Buffer {
  const ignored = ownCopy[kind].ignored ?? [];
  const isCompared = ([name, value]: readonly [string, unknown]) =>
    !ignored.includes(name) && youngDefaults[kind][name] !== wordingOf(value);
  const wording = wordingOf(Object.fromEntries(Object.entries(entry).filter(isCompared)));
  return createHash("sha256").update(`${kind} ${wording}`).digest();
}

/** Members with a default that every stored fingerprint counts. A younger one counts only where it differs from its default. */
const alwaysCounted: Partial<Record<CopiedKind, readonly string[]>> = {
  settings: ["remembersPlates", "keepsPictures", "showsNetCarbs", "energyUnit"],
  goals: ["limits", "weekdays", "since"],
  earlierGoals: ["limits", "weekdays"],
  ownFoods: ["protein", "carbs", "fat", "fiber", "isFromLabel"],
  ownProducts: ["brand", "unit", "micronutrients", "servingGrams", "packGrams"],
  recipes: ["cookedGrams"],
  weights: ["note"],
};

/** The value of each member that copies from before it existed lack. */
const youngDefaults = Object.fromEntries(
  copiedKinds.map((kind) => [kind, youngDefaultsOf(kind)] as const),
) as Readonly<Record<CopiedKind, Readonly<Record<string, string>>>>;

function youngDefaultsOf(kind: CopiedKind): Readonly<Record<string, string>> {
  const { shape } = ownCopy[kind];
  const members = ("shape" in shape ? [shape] : shape.def.options).flatMap((one) =>
    Object.entries(one.shape),
  );
  return Object.fromEntries(
    members.flatMap(([name, member]) => {
      const left = z.safeParse(member, undefined);
      const isYoung = left.data !== undefined && !alwaysCounted[kind]?.includes(name);
      return isYoung ? [[name, wordingOf(left.data)]] : [];
    }),
  );
}

/** The fingerprint of an entry together with its import, as `import_rows` keeps it. PostgreSQL makes the same in `insertNewRows`. */
export function fingerprintInImport(importId: string, kind: CopiedKind, entry: object): Buffer {
  return createHash("sha256").update(fingerprintOfEntry(kind, entry)).update(importId).digest();
}

function wordingOf(value: unknown): string {
  return JSON.stringify(inOrder(value));
}

/** The value with its members in a fixed order: PostgreSQL orders those of stored JSON differently. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== "object" || value === null) return value;
  const members = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(members.map(([name, member]) => [name, inOrder(member)]));
}
