import * as z from "zod/mini";
import { ticketMessageMaxLength, ticketNameMaxLength, ticketSubjectMaxLength } from "../limits.ts";
import { identifier, instant, language } from "./primitives.ts";
import { email } from "./sign-in.ts";

const lineOfText = (maxLength: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(maxLength));

export const ticketRequest = z.strictObject({
  name: lineOfText(ticketNameMaxLength),
  email,
  subject: lineOfText(ticketSubjectMaxLength),
  msg: lineOfText(ticketMessageMaxLength),
  language: z.optional(language),
  /** Honeypot: hidden from people. When filled in, the answer is the same, but nothing is stored. */
  website: z.optional(z.string().check(z.maxLength(ticketSubjectMaxLength))),
});
export const ticket = z.object({ id: identifier, createdAt: instant });
