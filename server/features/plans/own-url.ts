import { AppError } from "../../core/app-error.ts";

/** The payment provider may send a browser back to our own origins only. Throws `success_url_not_ours`. */
export function requireOwnUrl(text: string, ownOrigins: readonly string[]): string {
  const url = new URL(text);
  const isOurs = ownOrigins.includes(url.origin) && url.username === "" && url.password === "";
  if (!isOurs) throw new AppError("success_url_not_ours");
  return url.href;
}
