import type { Config } from "./config.ts";
import { systemErrorCode } from "./system-error-code.ts";

const unreachable = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ETIMEDOUT",
  "EAI_AGAIN",
]);
const unwritable = new Set(["EACCES", "EPERM", "EROFS"]);
/** PostgreSQL's codes: https://www.postgresql.org/docs/18/errcodes-appendix.html */
const postgresCodes = {
  wrongPassword: "28P01",
  notAllowed: "28000",
  noDatabase: "3D000",
  noPrivilege: "42501",
};

/** Replaces a failure whose cause is known by one sentence that says what to do. */
export function explainStartupFailure(
  failure: unknown,
  { databaseUrl, dataFolder }: Pick<Config, "databaseUrl" | "dataFolder">,
): unknown {
  const code = systemErrorCode(failure);
  if (code === undefined) return failure;
  const advice = databaseUrl === undefined ? undefined : databaseAdvice(code, new URL(databaseUrl));
  if (advice !== undefined) return new Error(advice, { cause: failure });
  if (unwritable.has(code) || isFailedMkdir(failure)) {
    return new Error(
      `The data folder ${dataFolder} cannot be written to (${code}): let the user that runs Platewise write there, or name another folder with DATA_DIR.`,
      { cause: failure },
    );
  }
  return failure;
}

/** Whether a folder could not be made. Node reports ENOENT when the parent is on a read-only disk. */
function isFailedMkdir(failure: unknown): boolean {
  return failure instanceof Error && "syscall" in failure && failure.syscall === "mkdir";
}

/** Never shows the password. */
function databaseAdvice(code: string, { hostname, port, username, pathname }: URL): string | undefined {
  const server = `${hostname || "localhost"}:${port || 5432}`;
  const user = decodeURIComponent(username);
  const database = decodeURIComponent(pathname.slice(1)) || user;
  if (unreachable.has(code) || code === "CONNECT_TIMEOUT")
    return `PostgreSQL at ${server} cannot be reached (${code}): start it, or correct the host and port in DATABASE_URL.`;
  if (code === postgresCodes.wrongPassword || code === postgresCodes.notAllowed)
    return `PostgreSQL at ${server} does not let user "${user}" in (${code}): correct the user or password in DATABASE_URL.`;
  if (code === postgresCodes.noDatabase)
    return `PostgreSQL at ${server} has no database "${database}": create it, or correct the name in DATABASE_URL.`;
  if (code === postgresCodes.noPrivilege)
    return `User "${user}" may not create tables in database "${database}": make it the database's owner.`;
  return undefined;
}
