import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  blocksCheckout,
  duplicateSubscriptions,
  givesPro,
  type RunningSubscription,
  subscriptionStatuses,
} from "./subscription-state.ts";

const subscription = (id: string, changes: Partial<RunningSubscription> = {}): RunningSubscription => ({
  id,
  providerId: id,
  startedAt: new Date("2026-03-10T12:00:00Z"),
  status: "active",
  isRefunded: false,
  isDisputed: false,
  ...changes,
});
const later = { startedAt: new Date("2026-03-10T12:00:05Z") };

describe("duplicateSubscriptions", () => {
  it("keeps the first one to start", () => {
    expect(duplicateSubscriptions([subscription("b", later), subscription("a")])).toMatchObject([
      { id: "b" },
    ]);
  });

  it("keeps one that gives Pro rather than an earlier one that does not", () => {
    expect(
      duplicateSubscriptions([subscription("a", { status: "unpaid" }), subscription("b", later)]),
    ).toMatchObject([{ id: "a" }]);
  });

  it("ignores subscriptions that have ended", () => {
    expect(
      duplicateSubscriptions([subscription("a", { status: "canceled" }), subscription("b", later)]),
    ).toEqual([]);
  });

  it("returns all running subscriptions but one, in any input order", () => {
    const any = fc.array(
      fc.record({
        id: fc.uuid(),
        providerId: fc.uuid(),
        startedAt: fc.date({ noInvalidDate: true }),
        status: fc.constantFrom(...subscriptionStatuses),
        isRefunded: fc.boolean(),
        isDisputed: fc.boolean(),
      }),
    );
    fc.assert(
      fc.property(any, (all) => {
        const running = all.filter(blocksCheckout);
        const duplicates = duplicateSubscriptions(all);
        expect(duplicates).toHaveLength(Math.max(0, running.length - 1));
        const kept = running.find((each) => !duplicates.includes(each));
        if (running.some(givesPro)) expect(kept && givesPro(kept)).toBe(true);
        expect(new Set(duplicateSubscriptions([...all].reverse()))).toEqual(new Set(duplicates));
      }),
    );
  });
});
