// Screenshots of an import: the known products, the preview of a file, and a share of a food.
import { readFileSync } from "node:fs";
import { expect, test } from "./fixtures.ts";
import { signUp } from "./register.ts";
import { settle } from "./settle.ts";
import { takePageScreenshot, takeScreenshot } from "./take-screenshot.ts";

const example = (name: string) => ({
  ...{ name, mimeType: "text/csv" },
  buffer: readFileSync(`server/features/imports/examples/${name}`),
});

test("an import of a diary", async ({ page, t }, info) => {
  await signUp(page);
  await page.goto("/data");
  await settle(page);
  await page.getByText(t("data:import.products")).click();
  await takePageScreenshot(page, info, "import-known-products");
  await page.getByText(t("data:import.products")).click();
  await page
    .locator("input[type=file]")
    .setInputFiles([example("cronometer-supplements.csv"), example("loseit-weights.csv")]);
  const preview = page.getByRole("region", { name: t("data:import.preview") });
  await expect(preview).toBeFocused();
  await takeScreenshot(page, info, "import-preview");
  await page.locator("input[type=file]").setInputFiles(example("loseit-weights.csv"));
  await expect(preview.getByText("Lose It!")).toBeVisible();
  await takeScreenshot(page, info, "import-weights");
});
