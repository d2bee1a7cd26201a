import type { Page } from "@playwright/test";

/**
 * Presses the link in the app's menu, as people do. Loading a page anew takes four times as long; that is for tests of what a load or a
 * reload does. Free accounts have no link to the analysis.
 */
export async function goTo(
  page: Page,
  path: "/dashboard" | "/meals" | "/analysis" | "/profile",
): Promise<void> {
  const link = page.getByRole("navigation").locator(`a[href="${path}"]`).filter({ visible: true }).first();
  await link.click();
  // The address changes before the page does.
  await page.locator(`nav a[href="${path}"][aria-current=page]`).first().waitFor({ state: "attached" });
}
