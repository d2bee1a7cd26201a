import { ApiError } from "../../../api/api-error.ts";

/** Keys of `auth:login`. */
export type LoginFailure = "error" | "invalidEmail" | "tooManyAttempts" | "serverError" | "networkError";

const byStatus: Readonly<Record<number, LoginFailure>> = {
  0: "networkError",
  400: "invalidEmail",
  401: "error",
  429: "tooManyAttempts",
  500: "serverError",
  502: "serverError",
  503: "serverError",
};

export function classifyLoginFailure(error: unknown): LoginFailure {
  return error instanceof ApiError ? (byStatus[error.status] ?? "error") : "error";
}
