import { scopeTexts } from "./oauth-metadata.ts";

/** Parameters that we understand; the library refuses one that is given twice. All others are dropped, and so not stored. */
const understood = new Set([
  "response_type",
  "response_mode",
  "client_id",
  "redirect_uri",
  "state",
  "code_challenge",
  "code_challenge_method",
  "resource",
  "request",
  "request_uri",
]);

/** Asks for our scopes alone: for both where none is named. */
export function narrowAuthorization(sent: URLSearchParams): URLSearchParams {
  const narrowed = new URLSearchParams([...sent].filter(([name]) => understood.has(name)));
  const scopes = sent.getAll("scope").flatMap((text) => text.split(" ").filter(Boolean));
  const mayWrite = scopes.length === 0 || scopes.includes("write");
  narrowed.set("scope", scopeTexts[mayWrite ? "write" : "read"]);
  // Others ask to sign in again, or to choose: the page shows who is signed in, and always asks.
  if (sent.get("prompt") === "none") narrowed.set("prompt", "none");
  return narrowed;
}
