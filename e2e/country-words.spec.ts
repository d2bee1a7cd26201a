import { expect, test } from "./fixtures.ts";
import { goTo } from "./go-to.ts";
import { signUp } from "./register.ts";
import { sendAsAccount } from "./send-as-account.ts";

test("speaks the Spanish of the account's country, and changes with it", { tag: "@spanish" }, async ({
  page,
  t,
}) => {
  await signUp(page);
  await sendAsAccount(page, { method: "PUT", path: "/api/user/settings", data: { country: "MX" } });
  await page.goto("/meals");
  const meal = (name: string) => page.getByRole("heading", { name, exact: true });
  await expect(meal("Colación")).toBeVisible();
  await expect(meal("Comida")).toBeVisible();
  await expect(page.getByText(/añad/i)).toHaveCount(0);
  await goTo(page, "/profile");
  await page.getByLabel(t("profile:country.label")).selectOption("AR");
  await goTo(page, "/meals");
  await expect(meal("Merienda")).toBeVisible();
  await expect(meal("Almuerzo")).toBeVisible();
});
