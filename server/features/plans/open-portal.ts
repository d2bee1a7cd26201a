/** Sends a payer to the provider's portal, to put in another card. */
import { AppError } from "../../core/app-error.ts";
import { findPerson } from "../identity/users-table.ts";
import { currentSubscription } from "./change-subscription.ts";
import { ownUrl } from "./own-url.ts";
import type { PaymentParts } from "./settle-subscription.ts";

export interface PortalRequest {
  readonly userId: string;
  readonly returnUrl: string;
  /** Where browsers reach us: the only places that the portal may lead back to. */
  readonly ownOrigins: readonly string[];
}

/** Throws `success_url_not_ours`, `subscription_not_found`, `payments_unavailable`, `payment_provider_failed`. */
export async function openPortal(
  { db, provider }: PaymentParts,
  { userId, returnUrl, ownOrigins }: PortalRequest,
): Promise<string> {
  const back = ownUrl(returnUrl, ownOrigins);
  const current = await currentSubscription(db, userId);
  if (current.provider !== provider.name) throw new AppError("payments_unavailable");
  const person = await findPerson(db, userId);
  if (!person) throw new AppError("unauthorized");
  return provider.openPortal({
    customerId: current.customerId,
    language: person.language,
    returnUrl: back,
  });
}
