import * as z from "zod";
import { tokenNameMaxLength } from "#contract/limits.ts";
import { isLoopbackHost } from "../../../core/loopback-host.ts";

const redirectUrisMax = 10;
const redirectUriMaxLength = 500;
/** Would not lead back to a program. */
const otherSchemes =
  /^(?:about|android-app|blob|chrome|data|file|ftp|intent|javascript|mailto|sms|tel|vbscript|view-source|wss?):$/;
/**
 * Invisible ones, and those that turn the direction of writing, would let a name look like another; so would blanks that count as
 * letters (Hangul) or signs (Braille), and marks that pile up on a letter.
 */
const unseenCharacters = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|(?<=\p{M}{3})\p{M}+/gu;

const registration = z.object({
  client_name: z.string().catch(""),
  redirect_uris: z
    .array(z.string().max(redirectUriMaxLength).refine(isRedirectUri))
    .min(1)
    .max(redirectUrisMax),
});

/** HTTPS, a program on the person's own device (RFC 8252, any port), or an app by a scheme of its own. */
function isRedirectUri(uri: string): boolean {
  const parsed = URL.parse(uri);
  if (!parsed || parsed.href.includes("#") || parsed.username !== "" || parsed.password !== "") return false;
  const { protocol, hostname } = parsed;
  if (protocol === "http:") return isLoopbackHost(hostname);
  return !otherSchemes.test(protocol) && uri.includes(":/");
}

/**
 * Reduces a program's registration to its name and where it is reached. We decide everything else, and RFC 7591 lets us say so
 * in the answer. Undefined for one that cannot be served.
 */
export function narrowRegistration(sent: unknown): object | undefined {
  const parsed = registration.safeParse(sent);
  if (!parsed.success) return undefined;
  const { client_name, redirect_uris } = parsed.data;
  const isOfSite = redirect_uris.every((uri) => URL.parse(uri)?.protocol === "https:");
  return {
    client_name: shownName(client_name) || shownName(new URL(redirect_uris[0] ?? "").host) || "MCP",
    redirect_uris,
    application_type: isOfSite ? "web" : "native",
    grant_types: ["authorization_code", "refresh_token"],
    response_types: ["code"],
    response_modes: ["query"],
    token_endpoint_auth_method: "none",
  };
}

function shownName(name: string): string {
  const seen = name.slice(0, tokenNameMaxLength).replaceAll(unseenCharacters, " ");
  return seen.replaceAll(/\s+/g, " ").trim();
}
