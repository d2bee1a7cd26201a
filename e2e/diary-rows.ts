// The rows of the diary: a food each, or several foods that were logged as one.
import { expect, type Locator, type Page } from "@playwright/test";
import type { Texts } from "./fixtures.ts";

export const rowsOf = (page: Page): Locator =>
  page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading") });

export const rowOf = (page: Page, name: string): Locator => rowsOf(page).filter({ hasText: name }).first();

/** As it is stored, without the amount behind it. */
export async function foodName(row: Locator): Promise<string> {
  const [name = ""] = ((await row.getByRole("heading").textContent()) ?? "").split(/[\u2002\u2003]/);
  return name.trim();
}

export async function openRow(row: Locator): Promise<void> {
  const line = row.getByRole("heading").first().getByRole("button");
  if ((await line.getAttribute("aria-expanded")) !== "true") await line.click();
  await expect(line).toHaveAttribute("aria-expanded", "true");
}

type RowAction = "again" | "edit" | "move" | "copy" | "delete";

/** One of the buttons in an opened row. */
export const actionIn = (row: Locator, t: Texts, action: RowAction): Locator =>
  row.getByRole("button", { name: new RegExp(`^${t(`meals:row.${action}`)}\\s`) });

/** A list that arrives between the two presses may close the row. */
export async function actOn(row: Locator, t: Texts, action: RowAction): Promise<void> {
  await expect(async () => {
    await openRow(row);
    await actionIn(row, t, action).click({ timeout: 2000 });
  }).toPass();
}

interface Touch {
  readonly alongX?: number;
  readonly heldMs?: number;
}

/** With a finger, as a phone reports it. */
export async function touchRow(page: Page, name: string, { alongX = 0, heldMs = 0 }: Touch): Promise<void> {
  const box = await rowOf(page, name).boundingBox();
  if (!box) throw new Error(`No row ${name}`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const client = await page.context().newCDPSession(page);
  const send = (type: "touchStart" | "touchMove" | "touchEnd", atX?: number) =>
    client.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: atX === undefined ? [] : [{ x: atX, y }],
    });
  await send("touchStart", x);
  await page.waitForTimeout(heldMs);
  for (let step = 1; alongX !== 0 && step <= 6; step += 1) await send("touchMove", x + (alongX * step) / 6);
  await send("touchEnd");
}
