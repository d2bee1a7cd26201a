import { readFileSync } from "node:fs";
import { expect, test } from "./fixtures.ts";
import { signUp } from "./register.ts";
import { settle } from "./settle.ts";

const example = readFileSync("server/features/imports/examples/cronometer-servings.csv", "utf8");
const broken = "2026-03-03,,Lunch,Soup\n";

test("imports a diary, sees the row that is broken, undoes it, and creates a token", {
  tag: "@spanish",
}, async ({ page, t, expectAccessible }) => {
  await signUp(page);
  await page.goto("/profile");
  await settle(page);
  await page.getByRole("link", { name: t("profile:data.more") }).click();
  await expect(page.getByRole("heading", { name: t("data:title"), level: 1 })).toBeVisible();
  await page.locator("input[type=file]").setInputFiles({
    name: "servings.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(example + broken),
  });
  const preview = page.getByRole("region", { name: t("data:import.preview") });
  await expect(preview.getByText(t("data:import.recognised", { product: "Cronometer" }))).toBeVisible();
  await expect(preview.getByText("Oats, Rolled, Dry")).toBeVisible();
  await expect(preview.getByText(t("data:rejected.title", { count: 1 }))).toBeVisible();
  await expectAccessible();
  await preview.getByRole("button", { name: t("data:import.store") }).click();
  await expect(page.getByText(`· ${t("data:past.stored", { count: 3 })}`)).toBeVisible();
  await page.getByRole("button", { name: t("data:past.undoOf", { name: "servings.csv" }) }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: t("data:past.confirm") })
    .click();
  await expect(page.getByText(t("data:past.title"))).toHaveCount(0);

  await page.getByRole("button", { name: t("data:tokens.create") }).click();
  await page.getByLabel(t("data:tokens.name"), { exact: true }).fill("Laptop");
  await page.getByRole("button", { name: t("data:tokens.submit"), exact: true }).click();
  await expect(page.getByText(/^platewise_/)).toBeVisible();
  await expectAccessible("[role=dialog]");
  await page.keyboard.press("Escape");
  await expect(page.getByText("Laptop")).toBeVisible();
});

test("brings several files in any wrong name as one, and shows the preview at once", {
  tag: "@spanish",
}, async ({ page, t, expectAccessible }) => {
  await signUp(page);
  await page.goto("/data");
  await settle(page);
  await page.getByText(t("data:import.products")).click();
  await expect(page.getByText(t("data:import.how.macrofactor"))).toBeVisible();
  await expectAccessible();
  const file = (name: string, content: string) => ({
    ...{ name, mimeType: "application/octet-stream" },
    buffer: Buffer.from(content),
  });
  await page
    .locator("input[type=file]")
    .setInputFiles([
      file("servings", example),
      file("biometrics.txt", "Day,Metric,Unit,Amount\n2026-03-01,Weight,kg,70.5\n"),
      file("notes.csv", "Day,Note\n2026-03-01,slept well\n"),
    ]);
  const preview = page.getByRole("region", { name: t("data:import.preview") });
  await expect(preview).toBeFocused();
  await expect(preview).toBeInViewport();
  await expect(preview.getByText(t("data:import.weights", { count: 1 }))).toBeVisible();
  await expect(preview.getByText(t("data:import.passedOver", { files: "notes.csv" }))).toBeVisible();
  await preview.getByRole("button", { name: t("data:import.store") }).click();
  await expect(page.getByText(`· ${t("data:past.stored", { count: 4 })}`)).toBeVisible();
});
