import type { IDToken } from "openid-client";
import * as z from "zod";
import { emailMaxLength, personNameMaxLength } from "#contract/limits.ts";
import { isEmail } from "#domain/people/email.ts";
import { AppError } from "../../core/app-error.ts";
import type { ProvenPerson } from "../../features/account/providers/sign-in-provider.ts";

const text = z.string().optional().catch(undefined);
/** Apple writes truth as a text. */
const truth = z.union([z.boolean(), z.literal("true").transform(() => true)]).catch(false);
const claimsShape = z.object({
  iss: z.string().min(1),
  sub: z.string().min(1).max(255),
  email: text,
  email_verified: truth,
  given_name: text,
  family_name: text,
  name: text,
});
/** Sent by Apple beside the token. It is not signed, so only a name is taken from it. */
const appleUser = z.object({
  name: z.object({ firstName: text, lastName: text }).optional().catch(undefined),
});
const unprintable = /\p{C}/gu;

function cleanName(name: string | undefined): string {
  return (name ?? "").replace(unprintable, "").trim().slice(0, personNameMaxLength).toWellFormed();
}

function readAppleName(user: string | undefined) {
  try {
    return appleUser.parse(JSON.parse(user ?? "{}")).name;
  } catch {
    return undefined;
  }
}

/** The person that checked claims identify. Throws `sign_in_refused` where the subject is missing. */
export function readPerson(claims: IDToken | undefined, user: string | undefined): ProvenPerson {
  const parsed = claimsShape.safeParse(claims);
  if (!parsed.success) throw new AppError("sign_in_refused");
  const { iss, sub, email, email_verified, given_name, family_name, name } = parsed.data;
  const apple = readAppleName(user);
  const isUsable = email_verified && email !== undefined && isEmail(email) && email.length <= emailMaxLength;
  return {
    issuer: iss,
    subject: sub,
    email: isUsable ? email : undefined,
    firstName: cleanName(given_name ?? apple?.firstName ?? name),
    lastName: cleanName(family_name ?? apple?.lastName),
  };
}
