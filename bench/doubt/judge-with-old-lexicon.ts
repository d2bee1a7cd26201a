// Meals as the analyser read them before their set was read: the code of the working tree with the lexicon of an earlier commit.
import { execFileSync } from "node:child_process";
import { cpSync, globSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { JudgedMeal, SentenceToJudge } from "./judged-meals.ts";

const root = resolve(import.meta.dirname, "..", "..");
/** What the analyser and this folder consist of. */
const parts = ["analysis", "bench", "contract", "domain", "food", "locales", "package.json"];
const lexiconFiles = "analysis/text/lexicon/**/*.tsv";
const answerBytes = 256 * 1024 * 1024;

/** Throws if git does not know the commit, or the code cannot read its lexicon. */
export function judgeWithLexiconOf(
  commit: string,
  sentences: readonly SentenceToJudge[],
): readonly JudgedMeal[] {
  const folder = mkdtempSync(join(tmpdir(), "platewise-lexicon-"));
  try {
    for (const part of parts) cpSync(join(root, part), join(folder, part), { recursive: true });
    symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
    for (const file of globSync(lexiconFiles, { cwd: folder })) rmSync(join(folder, file));
    const restore = ["restore", `--source=${commit}`, "--worktree", "--", `:(glob)${lexiconFiles}`];
    execFileSync("git", [`--work-tree=${folder}`, ...restore], { cwd: root });
    const judged = execFileSync(process.execPath, ["bench/doubt/print-judged-meals.ts"], {
      cwd: folder,
      input: JSON.stringify(sentences),
      maxBuffer: answerBytes,
      encoding: "utf8",
    });
    return JSON.parse(judged);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
