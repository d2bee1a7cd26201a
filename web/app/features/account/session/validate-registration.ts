import { passwordMinLength } from "#contract/limits.ts";
import { isEmail } from "#domain/people/email.ts";

export interface RegistrationValues {
  readonly firstName: string;
  readonly email: string;
  readonly password: string;
}
export type RegistrationField = keyof RegistrationValues;

/** Keys of `auth:validation`. */
type Problem = "required" | "emailInvalid" | "passwordTooShortAlt";
export type Problems = Partial<Record<RegistrationField, Problem>>;

export function validateRegistration(values: RegistrationValues, minLength = passwordMinLength): Problems {
  const problems: Problems = {};
  for (const field of ["firstName", "email"] as const) {
    if (values[field].trim() === "") problems[field] = "required";
  }
  if (values.password === "") problems.password = "required";
  if (values.email.trim() !== "" && !isEmail(values.email)) problems.email = "emailInvalid";
  if (values.password !== "" && [...values.password].length < minLength) {
    problems.password = "passwordTooShortAlt";
  }
  return problems;
}

/**
 * All problems once the form was submitted. Before that only what is certain while typing (an invalid email address),
 * and a short password once its field was left.
 */
export function filterVisibleProblems(
  problems: Problems,
  { wasSent, leftFields }: { wasSent: boolean; leftFields: ReadonlySet<RegistrationField> },
): Problems {
  if (wasSent) return problems;
  const isVisibleWhileTyping = (field: RegistrationField, problem: Problem) =>
    problem === "emailInvalid" || (problem === "passwordTooShortAlt" && leftFields.has(field));
  return Object.fromEntries(
    Object.entries(problems).filter(([field, problem]) =>
      isVisibleWhileTyping(field as RegistrationField, problem),
    ),
  );
}
