import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { affectedBrowserTests, affectedUnitTests, slowUnitTests, withoutSlow } from "./affected-tests.ts";

const root = join(import.meta.dirname, "..");

describe("the tests that a change may break", () => {
  it("begin with the test of the changed file", () => {
    const { near, far } = affectedUnitTests(root, ["domain/nutrition/edit-meal.ts"]);
    expect(near[0]).toBe("domain/nutrition/edit-meal.test.ts");
    expect(far).toContain("server/features/meals/meals.test.ts");
  });

  it("have those of the changed feature before those of others", () => {
    const { near, far } = affectedUnitTests(root, ["server/features/meals/edit-meal.ts"]);
    expect(near.slice(0, 2).map((test) => dirname(test))).toEqual(Array(2).fill("server/features/meals"));
    expect(near).toContain("server/features/meals/meals.test.ts");
    expect(near).not.toContain("server/trust/data-isolation.test.ts");
    expect(far).toContain("server/trust/data-isolation.test.ts");
  });

  it("include a test that was changed itself", () => {
    const test = "tools/affected-tests.test.ts";
    expect(affectedUnitTests(root, [test])).toEqual({ near: [test], far: [] });
  });

  it("are those beside or above a file that is read, not imported", () => {
    expect(affectedUnitTests(root, ["locales/es/meals.json"]).near).toContain("locales/parity.test.ts");
  });

  it("between two edits are no slow ones, but for the changed files' own", () => {
    const changed = ["server/main.ts", "server/backup/backup.ts"];
    const tests = [
      "server/main.test.ts",
      "server/operator/operator.test.ts",
      "domain/time/calendar-day.test.ts",
    ];
    expect(withoutSlow(tests, changed)).toEqual(["server/main.test.ts", "domain/time/calendar-day.test.ts"]);
    expect([...slowUnitTests].filter((test) => !existsSync(join(root, test)))).toEqual([]);
  });

  it("in the browser are those named after the feature or its texts", () => {
    expect(affectedBrowserTests(root, ["web/app/features/account/sign-out/sign-out-dialog.tsx"])).toContain(
      "e2e/sign-out-waiting-scans.spec.ts",
    );
    expect(affectedBrowserTests(root, ["locales/fr/meals.json"])).toContain("e2e/meals-save-and-see.spec.ts");
    expect(affectedBrowserTests(root, ["server/backup/backup.ts"])).toEqual([]);
  });
});
