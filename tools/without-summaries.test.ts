import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { withoutPurposes, withoutSummaries } from "./without-summaries.ts";

const folder = join(import.meta.dirname, "../contract/endpoints");
const files = readdirSync(folder).filter((name) => !name.includes(".test."));

it.each(files)("leaves the summaries and failures of %s out", (name) => {
  const code = readFileSync(join(folder, name), "utf8");
  const left = withoutSummaries(code);
  expect(left.match(/summary:(?! "")|failures:/g)).toBeNull();
  expect(left.split("path:").length).toBe(code.split("path:").length);
});

it("leaves out what stored items are for, and nothing else", () => {
  const code = readFileSync(join(import.meta.dirname, "../web/app/storage/registry.ts"), "utf8");
  const left = withoutPurposes(code);
  expect(left.match(/purpose:\s*"(?!")/g)).toBeNull();
  expect(left.split("key:").length).toBe(code.split("key:").length);
});
