import type { Page } from "@playwright/test";
import { expect } from "../fixtures.ts";
import { expectStill, settle } from "../settle.ts";
import { expectUsable } from "./expect-usable.ts";

export const overlay = "[role=dialog], [role=alertdialog], [role=menu]";
const pressWithinMs = 2_000;
const clickWithinMs = 15_000;

interface Opener {
  readonly name: string;
  /** The same for the buttons of every row of a list. */
  readonly kind: string;
}

/** Evaluated in the page. */
const findOpeners = `[...document.querySelectorAll("main button:not(:disabled), header button:not(:disabled)")]
  .filter((button) => button.checkVisibility() && !button.matches("[role=tab], [role=switch], [type=submit]"))
  .map((button) => {
    const name = button.getAttribute("aria-label") || button.innerText.trim();
    return { name, kind: button.closest("li") ? name.split(" ").slice(0, 2).join(" ") : name };
  })
  .filter(({ name }) => name !== "")`;

/** Presses each button of the page once, and measures what opens over it. `seen` are the kinds pressed before. */
export async function expectDialogsUsable(page: Page, path: string, seen: Set<string>): Promise<void> {
  for (const { name, kind } of await page.evaluate<Opener[]>(findOpeners)) {
    if (seen.has(kind)) continue;
    seen.add(kind);
    const pressable = page.getByRole("button", { name, exact: true, disabled: false });
    const button = pressable.filter({ visible: true }).first();
    // A list that is loaded again may have taken it away.
    if ((await button.count()) === 0) continue;
    await expect(async () => {
      // What the press before opened may come late.
      if (await isOpen(page)) await measureAndClose(page, path, `${path}: before ${name}`);
      await closeToast(page);
      await button.click({ timeout: pressWithinMs });
    }).toPass({ timeout: clickWithinMs });
    // The code of some dialogs is loaded when they open.
    await settle(page);
    await measureAndClose(page, path, `${path}: ${name}`);
  }
}

/** One that an earlier press led to may lie over the button, and stays as long as the pointer is over it. */
async function closeToast(page: Page): Promise<void> {
  const toast = page.locator("[data-toast]");
  // It may also go by itself, between one line and the next.
  await expect(async () => {
    if ((await toast.count()) === 0) return;
    // The only other button is its action, which comes first.
    await toast.getByRole("button").last().click({ timeout: pressWithinMs });
    await toast.waitFor({ state: "detached", timeout: pressWithinMs });
  }).toPass();
}

async function isOpen(page: Page): Promise<boolean> {
  return (await page.locator(overlay).filter({ visible: true }).count()) > 0;
}

async function expectTabsUsable(page: Page, what: string): Promise<void> {
  await expectUsable(page, what, overlay);
  const tabs = page.locator(overlay).last().getByRole("tab", { selected: false });
  for (const tab of await tabs.all()) {
    await tab.click();
    await expectUsable(page, `${what}, a tab`, overlay);
  }
}

async function measureAndClose(page: Page, path: string, what: string): Promise<void> {
  if (await isOpen(page)) {
    // It passes over the dialog for a few seconds.
    await closeToast(page);
    await expectTabsUsable(page, what);
    await page.keyboard.press("Escape");
    await expectStill(page);
    await settle(page);
  }
  if ((await isOpen(page)) || new URL(page.url()).pathname !== path) {
    await page.goto(path);
    await settle(page);
  }
}
