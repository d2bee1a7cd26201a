import { type JobName, jobs } from "./jobs.ts";
import { type Effort, secondsOf } from "./seconds.ts";
import { effortInSparkyFitness } from "./sparkyfitness.ts";

const head = `| Job | Taps | Characters | Seconds | Taps in SparkyFitness | Characters | Seconds | Our share of the taps |
|---|---|---|---|---|---|---|---|`;

/** As docs/everyday-jobs.md has it. */
export function writeTable(ours: Readonly<Record<JobName, Effort>>): string {
  const names = Object.keys(jobs) as JobName[];
  return [head, ...names.map((name) => writeRow(name, ours[name]))].join("\n");
}

function writeRow(name: JobName, ours: Effort): string {
  const theirs = effortInSparkyFitness(name);
  const share = `${Math.round((100 * ours.taps) / theirs.taps)} %`;
  return `| ${[jobs[name].title, ...cellsOf(ours), ...cellsOf(theirs), share].join(" | ")} |`;
}

/** The cells of a row without another product. */
export function writeEffort(title: string, effort: Effort): string {
  return [title, ...cellsOf(effort)].join(" | ");
}

function cellsOf(effort: Effort): readonly number[] {
  return [effort.taps, effort.characters, Math.round(secondsOf(effort))];
}
