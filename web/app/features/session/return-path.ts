import { readItem, removeItem, writeItem } from "../../storage/stored-items.ts";

/** Of our own site: "//other.example" would leave it. */
const ownPath = /^\/(?![/\\])/;

/** Where this tab goes back to after the next login. */
export function rememberReturnPath(path: string): void {
  writeItem("returnPath", path);
}

export function returnPath(): string | undefined {
  const path = readItem("returnPath");
  return path !== null && ownPath.test(path) ? path : undefined;
}

/** Leads back once; to the dashboard where there is nowhere to go back to. */
export function takeReturnPath(): string {
  const path = returnPath() ?? "/dashboard";
  removeItem("returnPath");
  return path;
}
