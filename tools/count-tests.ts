// Prints which tests failed or passed only when tried again, and how many passed and failed, from the reports of the last run.
import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import * as z from "zod";

export const unitReport = "build/reports/unit.json";
export const browserReport = "build/reports/browser.json";

const root = join(import.meta.dirname, "..");
const messageLinesMax = 12;

interface TestReport {
  readonly passed: number;
  readonly failed: number;
  /** A line for each test that did not pass at once, with the head of its message. */
  readonly remarks: readonly string[];
}

const unitTest = z.object({
  fullName: z.string(),
  status: z.string(),
  failureMessages: z.array(z.string()).nullable(),
});
const unit = z
  .object({
    success: z.boolean(),
    numPassedTests: z.number(),
    numFailedTests: z.number(),
    testResults: z.array(
      z.object({
        name: z.string(),
        status: z.string(),
        message: z.string(),
        assertionResults: z.array(unitTest),
      }),
    ),
  })
  .transform(({ success, numPassedTests: passed, numFailedTests: failed, testResults }) =>
    atLeastOneFailed(success, {
      passed,
      failed,
      remarks: testResults.flatMap(({ name, status, message, assertionResults: tests }) => {
        const file = relative(root, name);
        const failing = tests.filter((test) => test.status === "failed");
        if (failing.length === 0) return status === "failed" ? [remark("failed", file, message)] : [];
        return failing.map((test) =>
          remark("failed", `${file} › ${test.fullName}`, test.failureMessages?.[0]),
        );
      }),
    }),
  );

const browserError = z.object({ message: z.string().optional() });
const browserSpec = z.object({
  title: z.string(),
  file: z.string(),
  line: z.number(),
  tests: z.array(
    z.object({
      projectName: z.string(),
      status: z.string(),
      results: z.array(z.object({ error: browserError.optional() })),
    }),
  ),
});
const browserSuite = z.object({
  specs: z.array(browserSpec),
  get suites() {
    return z.array(browserSuite).optional();
  },
});
type BrowserSuite = z.infer<typeof browserSuite>;

const specsOf = ({ specs, suites = [] }: BrowserSuite): readonly z.infer<typeof browserSpec>[] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

const browser = z
  .object({
    stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
    errors: z.array(browserError),
    suites: z.array(browserSuite),
  })
  .transform(({ stats, errors, suites }) =>
    atLeastOneFailed(errors.length === 0, {
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
      remarks: [
        ...errors.map(({ message }) => remark("failed", "the browser tests", message)),
        ...suites
          .flatMap(specsOf)
          .flatMap(({ title, file, line, tests }) =>
            tests
              .filter(({ status }) => status === "unexpected" || status === "flaky")
              .map(({ projectName, status, results }) =>
                remark(
                  status === "flaky" ? "flaky" : "failed",
                  `[${projectName}] e2e/${file}:${line} › ${title}`,
                  results.find(({ error }) => error)?.error?.message,
                ),
              ),
          ),
      ],
    }),
  );

/** A test file that cannot be loaded reports no tests, but is a failure. */
function atLeastOneFailed(success: boolean, report: TestReport): TestReport {
  return success ? report : { ...report, failed: Math.max(1, report.failed) };
}

function remark(outcome: "failed" | "flaky", test: string, message = ""): string {
  const lines = stripVTControlCharacters(message)
    .split("\n")
    .filter((line) => line.trim() && !/^\s+at /.test(line))
    .slice(0, messageLinesMax);
  return [`${outcome}: ${test}`, ...lines.map((line) => `    ${line}`)].join("\n");
}

function readReport(report: string, schema: z.ZodType<TestReport>): TestReport {
  try {
    return schema.parse(JSON.parse(readFileSync(join(root, report), "utf8")));
  } catch (failure) {
    const reason = failure instanceof Error ? failure.message : String(failure);
    return { passed: 0, failed: 1, remarks: [remark("failed", `no count from ${report}`, reason)] };
  }
}

if (import.meta.main) {
  const reports = [readReport(unitReport, unit), readReport(browserReport, browser)];
  for (const line of reports.flatMap(({ remarks }) => remarks)) console.log(line);
  const sum = (part: "passed" | "failed") => reports.reduce((total, report) => total + report[part], 0);
  console.log(`tests: ${sum("passed")} passed, ${sum("failed")} failed`);
  process.exitCode = sum("failed") > 0 ? 1 : 0;
}
