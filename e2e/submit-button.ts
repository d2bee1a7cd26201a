import type { Locator, Page } from "@playwright/test";

/** Until a page is hydrated, the button of its form is of another type and does nothing: a press would be lost. */
export function submitButton(page: Page, name: string): Locator {
  return page.getByRole("button", { name, exact: true }).and(page.locator("[type=submit]"));
}
