import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type RunningSubscription, secondOnes } from "./second-subscriptions.ts";
import { blocksCheckout, givesPro, subscriptionStatuses } from "./subscription-state.ts";

const one = (id: string, changes: Partial<RunningSubscription> = {}): RunningSubscription => ({
  ...{ id, providerId: id, startedAt: new Date("2026-03-10T12:00:00Z"), status: "active" },
  ...{ isRefunded: false, isDisputed: false, ...changes },
});
const later = { startedAt: new Date("2026-03-10T12:00:05Z") };

describe("of several subscriptions", () => {
  it("the first stays", () => {
    expect(secondOnes([one("b", later), one("a")])).toMatchObject([{ id: "b" }]);
  });

  it("one that gives Pro stays rather than an earlier one that does not", () => {
    expect(secondOnes([one("a", { status: "unpaid" }), one("b", later)])).toMatchObject([{ id: "a" }]);
  });

  it("those that have ended are none too many", () => {
    expect(secondOnes([one("a", { status: "canceled" }), one("b", later)])).toEqual([]);
  });

  it("all but one of those that run are too many, in whatever order they come", () => {
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
        const seconds = secondOnes(all);
        expect(seconds).toHaveLength(Math.max(0, running.length - 1));
        const stays = running.find((each) => !seconds.includes(each));
        if (running.some(givesPro)) expect(stays && givesPro(stays)).toBe(true);
        expect(new Set(secondOnes([...all].reverse()))).toEqual(new Set(seconds));
      }),
    );
  });
});
