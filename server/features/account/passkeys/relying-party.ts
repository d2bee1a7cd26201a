import { AppError } from "../../../core/app-error.ts";

/** The site that passkeys belong to, as the address bar shows it. */
export interface RelyingParty {
  readonly id: string;
  readonly origin: string;
}

/**
 * Without a configured address only `localhost` can be trusted to be us: the Host header of any other may be a copy of this site.
 * Throws `passkeys_unavailable`.
 */
export function relyingPartyOf(baseUrl: string | undefined, callOrigin: string): RelyingParty {
  const { hostname, origin } = new URL(baseUrl ?? callOrigin);
  if (baseUrl === undefined && hostname !== "localhost") throw new AppError("passkeys_unavailable");
  return { id: hostname, origin };
}
