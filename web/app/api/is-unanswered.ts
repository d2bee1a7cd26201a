import { ApiError } from "./api-error.ts";

/** The call may have arrived or not: it is sent again under its key. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof ApiError && (error.code === "network" || error.code === "timeout");
}
