/** e2e/: opens the scan dialog as a member does: from the header, or from the round button of a phone's bottom bar. */
import type { Page } from "@playwright/test";
import type { Texts } from "./fixtures.ts";

export async function startScan(page: Page, t: Texts): Promise<void> {
  const header = page.getByRole("banner").getByRole("button", { name: t("common:nav.scan"), exact: true });
  const bottomBar = page.getByRole("button", { name: t("common:nav.scanMeal"), exact: true });
  await header.or(bottomBar).filter({ visible: true }).first().click();
}
