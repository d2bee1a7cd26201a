import { AppError } from "../../../core/app-error.ts";

/** The site that passkeys belong to, as the address bar shows it. */
export interface RelyingParty {
  readonly id: string;
  readonly origin: string;
}

/**
 * The site that passkeys belong to. Without a configured address only `localhost` is trusted: any other Host header may be that
 * of a copy of this site. Throws `passkeys_unavailable`.
 */
export function relyingPartyOf(baseUrl: string | undefined, callOrigin: string): RelyingParty {
  const { hostname, origin } = new URL(baseUrl ?? callOrigin);
  if (baseUrl === undefined && hostname !== "localhost") throw new AppError("passkeys_unavailable");
  return { id: hostname, origin };
}
