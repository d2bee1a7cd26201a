/** The code of a failed system call or database statement, such as `ENOENT` or `23505`. */
export function systemErrorCode(error: unknown): string | undefined {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined;
}

/** PostgreSQL: a row with the same key exists. */
export function isUniqueViolation(failure: unknown): boolean {
  return systemErrorCode(failure) === "23505";
}
