import type { PasskeyAssertion } from "#contract/shapes/passkeys.ts";
import { AppError } from "../../../core/app-error.ts";
import type { RelyingParty } from "../passkeys/relying-party.ts";
import { verifyPasskey } from "../passkeys/verify-passkey.ts";
import { type SecondFactorParts, verifySecondFactor } from "../second-factor/verify-second-factor.ts";
import type { ProvedWays } from "../ways-in.ts";

/** Proofs beside the mailed link that a reset of the password may come with. */
export interface ResetProofs {
  /** A code of the authenticator app, or a recovery code. */
  readonly code: string | undefined;
  readonly passkey: { readonly assertion: PasskeyAssertion; readonly relyingParty: RelyingParty } | undefined;
}

/** Throws `invalid_code` or `passkey_refused`, so that nothing ends because of a slip. */
export async function verifyResetProofs(
  parts: SecondFactorParts,
  { userId, code, passkey }: ResetProofs & { readonly userId: string },
  now: Date,
): Promise<ProvedWays> {
  // First what is mistyped: a passkey's answer counts once, and the person would have to use it again.
  if (code !== undefined) await verifySecondFactor(parts, { userId, code }, now);
  const passkeyId = passkey && (await provePasskey(parts, { userId, ...passkey }, now));
  return { authenticator: code !== undefined, passkeyId };
}

/** Accepts an answer to a challenge of the sign-in: who can give it could sign in as well. */
async function provePasskey(
  { db }: SecondFactorParts,
  given: NonNullable<ResetProofs["passkey"]> & { readonly userId: string },
  now: Date,
): Promise<string> {
  const { assertion: passkey, relyingParty, userId } = given;
  const proved = await verifyPasskey(db, { purpose: "sign_in", userId: null, passkey, relyingParty }, now);
  if (proved.userId !== userId) throw new AppError("passkey_refused");
  return proved.id;
}
