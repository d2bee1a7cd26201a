import * as z from "zod/mini";

/** The ways in that a password reset ends, in the order in which people read of them. */
export const endableWays = [
  "sessions",
  "passkeys",
  "providers",
  "authenticator",
  "tokens",
  "emailChange",
] as const;
export type EndableWay = (typeof endableWays)[number];

/** Everything that opens an account or could come to open it. */
export const waysIn = ["password", ...endableWays] as const;
export type WayInName = (typeof waysIn)[number];

/** A way in and how many of it there are, or were. Ways without any are left out. */
export const countedWay = z.object({ way: z.enum(endableWays), count: z.int() });
export type CountedWay = z.infer<typeof countedWay>;
export const countedWays = z.array(countedWay).check(z.maxLength(endableWays.length));
