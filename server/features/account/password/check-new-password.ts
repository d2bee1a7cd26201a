import { AppError } from "../../../core/app-error.ts";
import { isCommonPassword } from "./common-passwords.ts";

export interface PasswordOwner {
  readonly email: string;
  readonly firstName?: string;
  readonly lastName?: string | null;
}

/** Throws `password_too_short` or `password_too_common`. */
export async function checkNewPassword(
  password: string,
  minLength: number,
  { email, firstName, lastName }: PasswordOwner,
): Promise<void> {
  if ([...password].length < minLength) throw new AppError("password_too_short");
  const personal = [email, email.split("@")[0] ?? "", firstName ?? "", lastName ?? ""];
  if (await isCommonPassword(password, personal)) throw new AppError("password_too_common");
}
