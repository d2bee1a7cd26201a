import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { type CopiedKind, copiedKinds, ownCopy } from "#contract/shapes/own-copy.ts";
import { fingerprintOfEntry } from "./entry-fingerprint.ts";

interface StoredEntry {
  readonly kind: CopiedKind;
  readonly fingerprint: string;
  readonly entry: object;
}

/** As accounts had them in November 2026, and the fingerprints that their imports stored. */
const stored = readFileSync(join(import.meta.dirname, "entries-of-2026-11.jsonl"), "utf8")
  .trim()
  .split("\n")
  .map((line): StoredEntry => JSON.parse(line));

describe("an entry that was imported before its kind had all of its members", () => {
  it("is known of every kind", () => {
    expect(copiedKinds.filter((kind) => !stored.some((each) => each.kind === kind))).toEqual([]);
  });

  it.each(stored)("counts as unchanged: $kind $fingerprint", ({ kind, fingerprint, entry }) => {
    const read = z.safeParse(ownCopy[kind].shape, entry);
    const hint = `Copies of ${kind} from before lack a member of contract/shapes/own-copy.ts: give it a default.`;
    expect(read.error?.issues, hint).toBeUndefined();
    const changed = `Imports of ${kind} from before can no longer be undone: a new member counts though it has its default.`;
    expect(fingerprintOfEntry(kind, read.data ?? {}).toString("hex"), changed).toBe(fingerprint);
  });

  it.each(stored)(
    "counts as changed once a member differs: $kind $fingerprint",
    ({ kind, fingerprint, entry }) => {
      const ignored = ownCopy[kind].ignored ?? [];
      for (const name of Object.keys(entry).filter((each) => !ignored.includes(each))) {
        const changed = fingerprintOfEntry(kind, { ...entry, [name]: "something else" });
        expect(changed.toString("hex"), name).not.toBe(fingerprint);
      }
    },
  );
});
