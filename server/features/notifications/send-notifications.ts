import type { PushOutcome, PushSender } from "../../adapters/push/push-sender.ts";
import { composeNotification } from "./compose-notification.ts";
import { findOccasion, type OccasionParts } from "./find-occasion.ts";
import { planNotifications } from "./plan-notifications.ts";
import {
  type ClaimedMessage,
  claimDueMessages,
  endMessage,
  loadClaimedMessage,
  postponeMessage,
} from "./push-messages-table.ts";
import { deleteSubscription } from "./push-subscriptions-table.ts";

export interface NotificationJobParts extends OccasionParts {
  readonly push: PushSender;
  readonly clock: () => Date;
  readonly report: (failure: unknown) => void;
}

const messagesAtOnce = 20;
/** Pause before the second try, doubled at each further one unless the push service asks for more. */
const firstRetryMs = 60_000;

/** Plans and sends in one background round. A plan or a message that fails is reported; the others are still sent. */
export async function sendDueNotifications(parts: NotificationJobParts): Promise<void> {
  const { db, clock, push, freeDailyScans, report } = parts;
  await planNotifications({ db, freeDailyScans, serverKey: push.publicKey, report }, clock()).catch(report);
  for (;;) {
    const claimed = await claimDueMessages(db, { now: clock(), limit: messagesAtOnce });
    await Promise.all(claimed.map((id) => sendOrEnd(parts, id).catch(report)));
    if (claimed.length < messagesAtOnce) return;
  }
}

/** A message that fails is not tried again: it may have been taken, and one that can never be sent would stay claimed. */
async function sendOrEnd(parts: NotificationJobParts, id: string): Promise<void> {
  const { db, clock, report } = parts;
  await sendMessage(parts, id).catch(async (failure) => {
    report(failure);
    await endMessage(db, { id, outcome: "unknown", now: clock() });
  });
}

async function sendMessage(parts: NotificationJobParts, id: string): Promise<void> {
  const { db, clock, push } = parts;
  const now = clock();
  const message = await loadClaimedMessage(db, { id, serverKey: push.publicKey, now });
  if (!message) return endMessage(db, { id, outcome: "dropped", now });
  if (message.expiresAt <= now) return endMessage(db, { id, outcome: "expired", now });
  const occasion = await findOccasion(parts, message, now);
  if (!occasion) return endMessage(db, { id, outcome: "dropped", now });
  const { kind: topic, address, expiresAt } = message;
  const payload = composeNotification(topic, message, occasion);
  await settle(parts, message, await push.send(address, { payload, topic, expiresAt }, now));
}

async function settle(
  { db, clock, report }: NotificationJobParts,
  message: ClaimedMessage,
  outcome: PushOutcome,
): Promise<void> {
  const { id, subscriptionId, attempts, expiresAt } = message;
  const now = clock();
  if (outcome.kind === "sent") return endMessage(db, { id, outcome: "sent", now });
  if (outcome.kind === "gone") return deleteSubscription(db, subscriptionId);
  if (outcome.kind === "refused" || outcome.kind === "unknown") {
    report(new Error(`A notification was not taken: ${outcome.reason}.`));
    return endMessage(db, { id, outcome: outcome.kind, now });
  }
  const backOff = new Date(now.getTime() + firstRetryMs * 2 ** (attempts - 1));
  const retryAt = outcome.retryAt && outcome.retryAt > backOff ? outcome.retryAt : backOff;
  if (retryAt < expiresAt) return postponeMessage(db, id, retryAt);
  report(new Error(`A notification could not be sent in time: ${outcome.reason}.`));
  return endMessage(db, { id, outcome: "expired", now });
}
