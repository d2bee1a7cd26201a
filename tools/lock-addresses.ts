// `node tools/lock-addresses.ts`, after `npm install`: writes into the lock file where each package is fetched. With an address, `npm ci`
// fetches it at once; without, it first asks the registry for the list of all its versions. The repository names no registry: `.npmrc`
// tells npm to replace every host with the registry that is configured (docs/decisions/001).
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

interface Lock {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

interface LockedPackage {
  /** Only where the folder has another name. */
  readonly name?: string;
  readonly version?: string;
  readonly resolved?: string;
}

/** Reserved by RFC 2606: an npm that did not replace it would fetch nothing from anywhere. */
export const placeholder = "https://packages.invalid";

export const lockFile = join(import.meta.dirname, "..", "package-lock.json");

/** The text of the lock file with an address for each package, its fields in npm's order. */
export function withAddresses(text: string): string {
  const lock: Lock = JSON.parse(text);
  const packages = Object.entries(lock.packages).map(([path, locked]) => [path, withAddress(path, locked)]);
  return `${JSON.stringify({ ...lock, packages: Object.fromEntries(packages) }, null, 2)}\n`;
}

function withAddress(path: string, locked: LockedPackage): object {
  // The product itself.
  if (path === "") return locked;
  const { name, version, resolved: _, ...others } = locked;
  const fullName = name ?? path.split("node_modules/").at(-1) ?? path;
  const file = `${fullName.split("/").at(-1)}-${version}.tgz`;
  return { ...(name && { name }), version, resolved: `${placeholder}/${fullName}/-/${file}`, ...others };
}

if (import.meta.main) writeFileSync(lockFile, withAddresses(readFileSync(lockFile, "utf8")));
