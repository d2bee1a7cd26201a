import * as z from "zod/mini";
import { personalTokenDays, personalTokensMax, tokenNameMaxLength, urlMaxLength } from "../limits.ts";
import { identifier, instant } from "./primitives.ts";

/** `read`: reads the diary. `write`: also changes it. */
export const tokenScope = z.enum(["read", "write"]);
export type TokenScope = z.infer<typeof tokenScope>;

/** Where a connected assistant is: a site's host, a program on the person's own device, or an app by the scheme of its addresses. */
export const connectionPlace = z.object({
  kind: z.enum(["site", "device", "app"]),
  name: z.string().check(z.maxLength(urlMaxLength)),
});
export type ConnectionPlace = z.infer<typeof connectionPlace>;

const personalTokenFields = {
  id: identifier,
  name: z.string(),
  scope: tokenScope,
  createdAt: instant,
  expiresAt: instant,
  /** When the token was last used, to within five minutes; null: never. */
  lastUsedAt: z.nullable(instant),
  /** Null: made by the person, who has its secret. */
  connectedTo: z.nullable(connectionPlace),
};
export const personalToken = z.object(personalTokenFields);
export type PersonalToken = z.infer<typeof personalToken>;
export const personalTokens = z.array(personalToken).check(z.maxLength(personalTokensMax));
/** `token` is answered only here: it is not stored. */
export const createdToken = z.object({ ...personalTokenFields, token: z.string() });

export const newPersonalToken = z.strictObject({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(tokenNameMaxLength)),
  scope: tokenScope,
  expiresInDays: z.literal(personalTokenDays),
});
export const tokenParams = z.strictObject({ id: identifier });
