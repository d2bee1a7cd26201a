/** domain/plans: an account has one running subscription; this file says which of several are too many. */
import { blocksCheckout, givesPro, type SubscriptionState } from "./subscription-state.ts";

export interface RunningSubscription extends SubscriptionState {
  readonly id: string;
  readonly providerId: string;
  readonly startedAt: Date;
}

/** All that run but one: the one that gives Pro stays, and of several the one that began first. */
export function secondOnes<One extends RunningSubscription>(all: readonly One[]): One[] {
  const running = all.filter(blocksCheckout);
  return running.sort(byRight).slice(1);
}

function byRight(a: RunningSubscription, b: RunningSubscription): number {
  const rank = Number(givesPro(b)) - Number(givesPro(a));
  return rank || a.startedAt.getTime() - b.startedAt.getTime() || (a.id < b.id ? -1 : 1);
}
