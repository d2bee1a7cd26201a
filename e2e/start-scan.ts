// Opens the scan dialog from the header, or from the bottom bar on a phone.
import type { Page } from "@playwright/test";
import type { Texts } from "./fixtures.ts";

export async function startScan(page: Page, t: Texts): Promise<void> {
  const header = page.getByRole("banner").getByRole("button", { name: t("common:nav.scan"), exact: true });
  const bottomBar = page.getByRole("button", { name: t("common:nav.scanMeal"), exact: true });
  await header.or(bottomBar).filter({ visible: true }).first().click();
}
