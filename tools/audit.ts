// `npx node tools/audit.ts`: checks production dependencies for known vulnerabilities. Fails on high and critical ones, but not when
// the registry is unreachable.
import * as z from "zod";
import { runNpm } from "./run-npm.ts";

const levels = ["critical", "high", "moderate", "low", "info"] as const;
const report = z.object({
  vulnerabilities: z.record(z.string(), z.object({ severity: z.enum(levels), range: z.string() })),
});
const npmError = z.object({ message: z.string() });

function readAudit(): unknown {
  try {
    return JSON.parse(runNpm("audit", "--json", "--omit", "dev"));
  } catch (failure) {
    return { message: failure instanceof Error ? failure.message : String(failure) };
  }
}

const output = readAudit();
const audit = report.safeParse(output);
if (audit.success) {
  const found = Object.entries(audit.data.vulnerabilities);
  const count = (level: string) => found.filter(([, { severity }]) => severity === level).length;
  console.log(`audit: ${levels.map((level) => `${count(level)} ${level}`).join(", ")}`);
  for (const [name, { severity, range }] of found) console.log(`  ${severity}: ${name} ${range}`);
  process.exitCode = count("critical") + count("high") > 0 ? 1 : 0;
} else {
  const refused = npmError.safeParse(output);
  // Without the registry's address, which is no help to the reader.
  const reason = refused.success ? refused.data.message.split(" - ")[0] : "unexpected output";
  console.log(`audit: the registry is unreachable (${reason}); vulnerabilities were not checked.`);
}
