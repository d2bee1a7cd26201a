import { readItem, removeItem, writeItem } from "../../../storage/stored-items.ts";

interface ReturnPath {
  readonly path: string;
  /** Undefined where nobody was signed in. */
  readonly accountId?: string | undefined;
}

/** Of our own site: "//other.example" would leave it. */
const ownPath = /^\/(?![/\\])/;

/** Where this tab goes back to after the next login, unless it is another account's. */
export function rememberReturnPath(returnPath: ReturnPath): void {
  writeItem("returnPath", JSON.stringify(returnPath));
}

export function forgetReturnPath(): void {
  removeItem("returnPath");
}

export function hasReturnPath(): boolean {
  return readReturnPath() !== undefined;
}

/** Leads back once; to the dashboard where there is nowhere to go back to. */
export function takeReturnPath(accountId: string | undefined): string {
  const stored = readReturnPath();
  forgetReturnPath();
  const isOthers = stored?.accountId !== undefined && stored.accountId !== accountId;
  return stored === undefined || isOthers ? "/dashboard" : stored.path;
}

function readReturnPath(): ReturnPath | undefined {
  try {
    const stored: unknown = JSON.parse(readItem("returnPath") ?? "null");
    if (typeof stored !== "object" || stored === null) return undefined;
    const { path, accountId } = stored as Record<string, unknown>;
    if (typeof path !== "string" || !ownPath.test(path)) return undefined;
    return { path, accountId: typeof accountId === "string" ? accountId : undefined };
  } catch {
    return undefined;
  }
}
