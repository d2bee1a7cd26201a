import type { Locator } from "@playwright/test";
import type { Texts } from "./fixtures.ts";

/** What the form of the goal suggestion asks of the body, but for the weight. */
export async function fillBody(form: Locator, t: Texts): Promise<void> {
  await form.getByLabel(t("profile:body.birthYear")).selectOption("1996");
  await form.getByLabel(t("profile:body.gender")).selectOption("female");
  const height = form.getByLabel(t("profile:body.height"));
  if (await height.isVisible()) await height.fill("170");
}
