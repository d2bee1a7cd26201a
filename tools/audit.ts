/**
 * tools/: what developers and `npm start` run. This file asks the registry for known weaknesses in what runs in production:
 * `npm run audit`. It fails on a high or critical one; where the registry cannot be asked it says so, and does not fail.
 */
import * as z from "zod";
import { askNpm } from "./ask-npm.ts";

const levels = ["critical", "high", "moderate", "low", "info"] as const;
const report = z.object({
  vulnerabilities: z.record(z.string(), z.object({ severity: z.enum(levels), range: z.string() })),
});
const refusal = z.object({ message: z.string() });

function answer(): unknown {
  try {
    return JSON.parse(askNpm("audit", "--json", "--omit", "dev"));
  } catch (failure) {
    return { message: failure instanceof Error ? failure.message : String(failure) };
  }
}

const told = answer();
const known = report.safeParse(told);
if (known.success) {
  const found = Object.entries(known.data.vulnerabilities);
  const count = (level: string) => found.filter(([, { severity }]) => severity === level).length;
  console.log(`audit: ${levels.map((level) => `${count(level)} ${level}`).join(", ")}`);
  for (const [name, { severity, range }] of found) console.log(`  ${severity}: ${name} ${range}`);
  process.exitCode = count("critical") + count("high") > 0 ? 1 : 0;
} else {
  const refused = refusal.safeParse(told);
  // Without the registry's address: it is of no use to whoever reads this.
  const reason = refused.success ? refused.data.message.split(" - ")[0] : "an answer that is no report";
  console.log(`audit: the registry could not be asked (${reason}); nothing is known of weaknesses.`);
}
