// An account has one running subscription. Two checkouts at once can still create a second.
import { blocksCheckout, givesPro, type SubscriptionState } from "./subscription-state.ts";

export interface RunningSubscription extends SubscriptionState {
  readonly id: string;
  readonly providerId: string;
  readonly startedAt: Date;
}

/** All running subscriptions but the one to keep: the first to start among those that give Pro, else the first to start. */
export function duplicateSubscriptions<One extends RunningSubscription>(all: readonly One[]): One[] {
  const running = all.filter(blocksCheckout);
  return running.sort(byPrecedence).slice(1);
}

function byPrecedence(a: RunningSubscription, b: RunningSubscription): number {
  const rank = Number(givesPro(b)) - Number(givesPro(a));
  return rank || a.startedAt.getTime() - b.startedAt.getTime() || (a.id < b.id ? -1 : 1);
}
