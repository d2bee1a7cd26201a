import type { Page } from "@playwright/test";
import { items } from "#web/app/storage/registry.ts";
import { expect, test } from "./fixtures.ts";
import { signUp } from "./register.ts";
import { settle } from "./settle.ts";

interface Copy {
  settings: { units: string | null };
  ownFoods: { name: string; calories: number }[];
  waterDrinks: { id: string; ml: number }[];
  [kind: string]: unknown;
}

/** As a program of the person's would call the API. */
async function call(page: Page, path: string, data?: object) {
  const token = await page.evaluate<string>(`localStorage.getItem(${JSON.stringify(items.accessToken.key)})`);
  const headers = { authorization: `Bearer ${token}` };
  const answer = data
    ? await page.request.post(path, { data, headers })
    : await page.request.get(path, { headers });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer;
}

test("brings an edited copy of one's data back, and takes what differs only where that is wanted", {
  tag: "@spanish",
}, async ({ page, t, expectAccessible }) => {
  await signUp(page);
  for (const [name, calories] of [
    ["Granola", 450],
    ["Pan de casa", 260],
  ] as const)
    await call(page, "/api/foods/own", { name, calories, portionGrams: 60 });
  await call(page, "/api/body/water", { ml: 250 });
  const copy = (await (await call(page, "/api/user/export")).json()) as Copy;
  copy.settings.units = "imperial";
  for (const food of copy.ownFoods) food.calories += 10;
  for (const drink of copy.waterDrinks) Object.assign(drink, { id: crypto.randomUUID(), ml: 300 });

  await page.goto("/data");
  await settle(page);
  await page.locator("input[type=file]").setInputFiles({
    name: "platewise-data.json",
    mimeType: "application/json",
    buffer: Buffer.from(JSON.stringify(copy)),
  });
  const preview = page.getByRole("region", { name: t("data:import.preview") });
  await expect(preview.getByText(t("data:kinds.states.changed", { count: 2 }))).toBeVisible();
  await expect(preview.getByText(t("data:kinds.states.added", { count: 1 }))).toBeVisible();
  await expectAccessible();
  const takeFoods = t("data:kinds.take", { kind: t("data:kinds.names.ownFoods") });
  await preview.getByRole("switch", { name: takeFoods }).check();
  await preview.getByRole("button", { name: t("data:import.store") }).click();
  await expect(page.getByText(`· ${t("data:past.stored", { count: 3 })}`)).toBeVisible();
  const after = (await (await call(page, "/api/user/export")).json()) as Copy;
  expect(after.ownFoods.map(({ calories }) => calories)).toEqual([460, 270]);
  expect(after.waterDrinks.map(({ ml }) => ml).toSorted()).toEqual([250, 300]);
  expect(after.settings.units).toBeNull();
});
