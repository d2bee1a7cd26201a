import * as z from "zod/mini";
import { recoveryCodesCount, typedCodeMaxLength } from "../limits.ts";
import { amount, instant } from "./primitives.ts";
import { deviceId } from "./sign-in.ts";

export const secondFactor = z.object({
  /** Null: the password alone signs in. */
  authenticatorSince: z.nullable(instant),
  recoveryCodesLeft: amount,
});
/** `uri` is for a QR code, `secret` (base32) for typing. */
export const authenticatorSetup = z.object({ secret: z.string(), uri: z.string() });
/** A code of the authenticator app, or a recovery code where one is accepted. */
export const enteredCode = z.string().check(z.trim(), z.minLength(1), z.maxLength(typedCodeMaxLength));
export const authenticatorConfirmation = z.strictObject({ code: enteredCode });
export const recoveryCodes = z.object({
  recoveryCodes: z.array(z.string()).check(z.maxLength(recoveryCodesCount)),
});
export const loginCompletion = z.strictObject({
  challenge: z.string().check(z.minLength(1), z.maxLength(100)),
  code: enteredCode,
  deviceId: z.optional(deviceId),
});
