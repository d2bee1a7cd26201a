/** Addresses that a payment provider may send a browser back to: ours alone. */
import { AppError } from "../../core/app-error.ts";

/** Throws `success_url_not_ours`. */
export function ownUrl(text: string, ownOrigins: readonly string[]): string {
  const url = new URL(text);
  const isOurs = ownOrigins.includes(url.origin) && url.username === "" && url.password === "";
  if (!isOurs) throw new AppError("success_url_not_ours");
  return url.href;
}
