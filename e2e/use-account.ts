import type { Page } from "@playwright/test";
import { expect, type Texts } from "./fixtures.ts";
import { goTo } from "./go-to.ts";
import { paste } from "./insert-picture.ts";
import { seedPastMeals } from "./past-meals.ts";
import { register } from "./register.ts";
import { waitForShell } from "./shell-ready.ts";
import { startScan } from "./start-scan.ts";
import { notStored, unregistered } from "./stored-data.ts";

/** Words that nothing but these tests types. */
export const typed = { meal: "Quokkaberry stew", note: "two quokka spoons", draft: "Quokkaquestion" };

export interface UsedAccount {
  readonly email: string;
  /** Of the session: whichever way it ends, none may be found afterwards. */
  readonly session: readonly string[];
  /** What waits for its owner where a session merely expires. */
  readonly unsent: readonly string[];
}

/** A new account that has left something in every place where the browser stores anything. */
export async function useAccount(page: Page, t: Texts): Promise<UsedAccount> {
  await page.bringToFront();
  const email = await register(page, t);
  await waitForShell(page);
  await seedPastMeals(email, 1);
  await goTo(page, "/profile");
  const fiber = page.getByRole("slider", { name: t("dashboard:goals.fiber") });
  await fiber.press("ArrowRight");
  await page.getByRole("switch", { name: t("profile:settings.notifications") }).click();
  await page.waitForURL("**/notifications");
  await goTo(page, "/dashboard");
  await startScan(page, t);
  await page.getByRole("tab", { name: t("analysis:capture.tabs.text") }).click();
  await page.getByLabel(t("analysis:capture.textLabel")).fill(typed.meal);
  await page.goto("/meals");
  await expect(page.getByRole("heading", { name: "Oats with banana" })).toBeVisible();
  await paste(page, "body");
  await page.getByLabel(t("analysis:photo.note")).fill(typed.note);
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { name: "Oats with banana" }).first()).toBeVisible();
  const id = await page.evaluate<string>(
    `JSON.parse(atob(localStorage.accessToken.split(".")[1].replace(/-/g, "+").replace(/_/g, "/"))).sub`,
  );
  const tokens = await page.evaluate<string[]>("[localStorage.accessToken, localStorage.refreshToken]");
  const session = [email, "Marta", "Soler", "Oats with banana", ...tokens];
  const unsent = [id, typed.meal, typed.note, "[blob of"];
  // Otherwise nothing could be proved by their absence.
  const needles = [email, "Oats with banana", ...tokens, ...unsent];
  await expect.poll(() => notStored(page, needles)).toEqual([]);
  expect(await unregistered(page), "is not in web/app/storage/registry.ts").toEqual([]);
  return { email, session, unsent };
}
