import { AppError } from "../../core/app-error.ts";
import { findPerson } from "../account/users-table.ts";
import { currentSubscription } from "./change-subscription.ts";
import { requireOwnUrl } from "./own-url.ts";
import type { PaymentParts } from "./sync-subscription.ts";

export interface PortalRequest {
  readonly userId: string;
  readonly returnUrl: string;
  /** The origins that the portal may return to. */
  readonly ownOrigins: readonly string[];
}

/** The URL of the provider's portal, where the payer changes the card. Throws `success_url_not_ours`, `subscription_not_found`, `payments_unavailable`, `payment_provider_failed`. */
export async function openPortal(
  { db, provider }: PaymentParts,
  { userId, returnUrl, ownOrigins }: PortalRequest,
): Promise<string> {
  const ownReturnUrl = requireOwnUrl(returnUrl, ownOrigins);
  const current = await currentSubscription(db, userId);
  if (current.provider !== provider.name) throw new AppError("payments_unavailable");
  const person = await findPerson(db, userId);
  if (!person) throw new AppError("unauthorized");
  return provider.openPortal({
    customerId: current.customerId,
    language: person.language,
    returnUrl: ownReturnUrl,
  });
}
