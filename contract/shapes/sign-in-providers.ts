import * as z from "zod/mini";
import { signInProviders } from "#domain/people/sign-in-providers.ts";
import { instant, language } from "./primitives.ts";
import { deviceId, tokenPair } from "./sign-in.ts";

export const signInProvider = z.enum(signInProviders);
export const providerChoice = z.strictObject({ provider: signInProvider });
/** The address to which the browser is sent. */
export const providerAddress = z.object({ url: z.string() });

const ticket = z.string().check(z.minLength(1), z.maxLength(100));
/** The ticket in the fragment of the page to which the provider's answer led. The language is for an account that is made. */
export const providerTicket = z.strictObject({
  ticket,
  language: z._default(language, "en"),
  deviceId: z.optional(deviceId),
});
export const claimTicket = z.strictObject({ ticket });

/** A second factor may be asked for as at the login. */
export const providerOutcome = z.discriminatedUnion("outcome", [
  z.object({ outcome: z.literal("signed_in"), tokens: tokenPair }),
  z.object({ outcome: z.literal("second_factor"), challenge: z.string() }),
  z.object({ outcome: z.literal("linked"), provider: signInProvider }),
  z.object({
    /** An account has the address. It is linked once its person has signed in, with the ticket. */
    outcome: z.literal("account_exists"),
    provider: signInProvider,
    ticket,
    email: z.string(),
    /** False: its address was never confirmed, so that a new, empty account may take the address over. */
    isConfirmed: z.boolean(),
  }),
]);
export type ProviderOutcome = z.infer<typeof providerOutcome>;

export const linkedProvider = z.object({
  provider: signInProvider,
  /** The address as the provider last named it; null if it named none. */
  email: z.nullable(z.string()),
  linkedAt: instant,
  lastUsedAt: instant,
});
export const signInMethods = z.object({
  hasPassword: z.boolean(),
  linked: z.array(linkedProvider).check(z.maxLength(signInProviders.length)),
  /** Those that this server offers. */
  offered: z.array(signInProvider).check(z.maxLength(signInProviders.length)),
});
export type SignInMethods = z.infer<typeof signInMethods>;
