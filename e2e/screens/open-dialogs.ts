import type { Page } from "@playwright/test";
import { expect } from "../fixtures.ts";
import { expectStill, settle } from "../settle.ts";
import { expectUsableOnEach, overlay, type Screen } from "./expect-usable.ts";

const pressWithinMs = 2_000;
const clickWithinMs = 15_000;

interface Opener {
  readonly name: string;
  /** Equal for the buttons of every row of a list, of which one is pressed. */
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

interface Walk {
  readonly screens: readonly Screen[];
  /** The kinds of buttons pressed before. */
  readonly seen: Set<string>;
}

/** Presses each button of the page once, and measures what opens over it on each screen. */
export async function expectDialogsUsable(page: Page, path: string, { screens, seen }: Walk): Promise<void> {
  for (const { name, kind } of await page.evaluate<Opener[]>(findOpeners)) {
    if (seen.has(kind)) continue;
    seen.add(kind);
    const pressable = page.getByRole("button", { name, exact: true, disabled: false });
    const button = pressable.filter({ visible: true }).first();
    // A list that is loaded again may have taken it away.
    if ((await button.count()) === 0) continue;
    await expect(async () => {
      // What the press before opened may come late.
      if (await isOpen(page)) await measureAndClose(page, screens, { path, what: `${path}: before ${name}` });
      await closeToast(page);
      await button.click({ timeout: pressWithinMs });
    }).toPass({ timeout: clickWithinMs });
    // The code of some dialogs is loaded when they open.
    await settle(page);
    await measureAndClose(page, screens, { path, what: `${path}: ${name}` });
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

async function expectTabsUsable(page: Page, screens: readonly Screen[], what: string): Promise<void> {
  await expectUsableOnEach(page, screens, what);
  const tabs = page.locator(overlay).last().getByRole("tab", { selected: false });
  for (const tab of await tabs.all()) {
    await tab.click();
    await expectUsableOnEach(page, screens, `${what}, a tab`);
  }
}

async function measureAndClose(
  page: Page,
  screens: readonly Screen[],
  { path, what }: { readonly path: string; readonly what: string },
): Promise<void> {
  if (await isOpen(page)) {
    // It passes over the dialog for a few seconds.
    await closeToast(page);
    await expectTabsUsable(page, screens, what);
    await page.keyboard.press("Escape");
    await expectStill(page);
    await settle(page);
  }
  if ((await isOpen(page)) || new URL(page.url()).pathname !== path) {
    await page.goto(path);
    await settle(page);
  }
}
