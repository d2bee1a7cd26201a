// The browser's part of passkeys; loaded with the parts that use it.
import {
  type AuthenticatorTransport,
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from "@simplewebauthn/browser";
import type * as z from "zod/mini";
import type { NewPasskey, PasskeyAssertion, passkeyCreation } from "#contract/shapes/passkeys.ts";

export { browserSupportsWebAuthnAutofill };

interface PasskeyQuestion {
  readonly challenge: string;
  readonly relyingPartyId: string;
  /** The passkeys that may answer. By default any of this site, of any account. */
  readonly credentials?: readonly { readonly id: string; readonly transports: readonly string[] }[];
  /** Offered in the list under the address field instead of in a window. */
  readonly isAutofill?: boolean;
}

export async function askPasskey({
  challenge,
  relyingPartyId,
  credentials = [],
  isAutofill = false,
}: PasskeyQuestion): Promise<PasskeyAssertion> {
  const { id, response } = await startAuthentication({
    optionsJSON: {
      challenge,
      rpId: relyingPartyId,
      userVerification: "required",
      // Browsers ignore a transport that they do not know.
      allowCredentials: credentials.map(({ id, transports }) => ({
        id,
        type: "public-key",
        transports: transports as AuthenticatorTransport[],
      })),
    },
    useBrowserAutofill: isAutofill,
  });
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return { id, clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) };
}

/** ES256 and RS256: what every authenticator makes. */
const algorithms = [-7, -257];

export async function createPasskey(
  creation: z.output<typeof passkeyCreation>,
): Promise<Omit<NewPasskey, "name">> {
  const { challenge, relyingPartyId, userHandle, userName, existing } = creation;
  const { id, response } = await startRegistration({
    optionsJSON: {
      challenge,
      rp: { id: relyingPartyId, name: "Platewise" },
      user: { id: userHandle, name: userName, displayName: userName },
      pubKeyCredParams: algorithms.map((alg) => ({ alg, type: "public-key" })),
      excludeCredentials: existing.map((known) => ({ id: known, type: "public-key" })),
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
      attestation: "none",
    },
  });
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return { id, clientDataJSON, attestationObject, transports };
}

export function stopAutofill(): void {
  WebAuthnAbortService.cancelCeremony();
}

/** The person closed the browser's window, or another question took its place: nothing to report. */
export function isCancelled(error: unknown): boolean {
  return error instanceof Error && ["NotAllowedError", "AbortError"].includes(error.name);
}
