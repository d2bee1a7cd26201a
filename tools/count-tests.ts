// Prints how many tests passed and failed, from the reports of the last run.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";

export const unitReport = "build/reports/unit.json";
export const browserReport = "build/reports/browser.json";

interface Count {
  readonly passed: number;
  readonly failed: number;
}

const unit = z
  .object({ success: z.boolean(), numPassedTests: z.number(), numFailedTests: z.number() })
  .transform(({ success, numPassedTests: passed, numFailedTests: failed }) =>
    atLeastOneFailed(success, { passed, failed }),
  );
const browser = z
  .object({
    stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
    errors: z.array(z.unknown()),
  })
  .transform(({ stats, errors }) =>
    atLeastOneFailed(errors.length === 0, { passed: stats.expected + stats.flaky, failed: stats.unexpected }),
  );

/** A test file that cannot be loaded reports no tests, but is a failure. */
function atLeastOneFailed(success: boolean, { passed, failed }: Count): Count {
  return { passed, failed: success ? failed : Math.max(1, failed) };
}

function countIn(report: string, schema: z.ZodType<Count>): Count {
  try {
    return schema.parse(JSON.parse(readFileSync(join(import.meta.dirname, "..", report), "utf8")));
  } catch (failure) {
    console.error(`No count from ${report}: ${failure instanceof Error ? failure.message : failure}`);
    return { passed: 0, failed: 1 };
  }
}

if (import.meta.main) {
  const counts = [countIn(unitReport, unit), countIn(browserReport, browser)];
  const sum = (part: keyof Count) => counts.reduce((total, count) => total + count[part], 0);
  console.log(`tests: ${sum("passed")} passed, ${sum("failed")} failed`);
  process.exitCode = sum("failed") > 0 ? 1 : 0;
}
