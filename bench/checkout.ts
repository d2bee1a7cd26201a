// Another commit of this repository, built in a temporary folder.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

export interface Checkout {
  readonly folder: string;
  readonly commit: string;
  remove(): void;
}

/** Installs the commit's own packages only where they differ from the ones here. Throws if it cannot be built. */
export function checkOut(revision: string): Checkout {
  const commit = git("rev-parse", "--short", `${revision}^{commit}`);
  const folder = join(mkdtempSync(join(tmpdir(), "platewise-against-")), commit);
  git("worktree", "add", "--quiet", "--detach", folder, commit);
  const remove = () => {
    git("worktree", "remove", "--force", folder);
    rmSync(resolve(folder, ".."), { recursive: true, force: true });
  };
  try {
    const hasSamePackages = git("diff", "--name-only", commit, "--", "package-lock.json") === "";
    if (hasSamePackages) symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
    else run(folder, "npm", "ci", "--no-audit", "--no-fund");
    run(folder, "npm", "run", "build");
  } catch (error) {
    remove();
    throw error;
  }
  return { folder, commit, remove };
}

function git(...args: string[]): string {
  return execFileSync("git", args, { encoding: "utf8" }).trim();
}

function run(folder: string, command: string, ...args: string[]): void {
  execFileSync(command, args, { cwd: folder, stdio: ["ignore", "ignore", "inherit"] });
}
