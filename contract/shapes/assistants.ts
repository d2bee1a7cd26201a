import * as z from "zod/mini";
import { personalTokenDays, tokenNameMaxLength, urlMaxLength } from "../limits.ts";
import { identifier } from "./primitives.ts";
import { connectionPlace, tokenScope } from "./tokens.ts";

export const connectionRequestParams = z.strictObject({
  id: z.string().check(z.regex(/^[\w-]{21,64}$/, "must be the id of a request")),
});

/** A program's request, as the person is asked about it. The name is the program's own word. */
export const connectionRequest = z.object({
  clientName: z.string().check(z.maxLength(tokenNameMaxLength)),
  place: connectionPlace,
  /** The most it may get. */
  scope: tokenScope,
});
export type ConnectionRequest = z.infer<typeof connectionRequest>;

export const connectionApproval = z.strictObject({
  /** The account that the page shows: the browser may have changed to another since. */
  userId: identifier,
  scope: tokenScope,
  expiresInDays: z.literal(personalTokenDays),
});
/** A path of ours, from which the browser is sent back to the program. */
export const connectionReturn = z.object({ returnTo: z.string().check(z.maxLength(urlMaxLength)) });
