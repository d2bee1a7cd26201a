import type { Page } from "@playwright/test";
import { cardThatDeclinesLater, testCards } from "#contract/sandbox-test-cards.ts";
import { endPeriod } from "./end-period.ts";
import { expect, type Texts, test } from "./fixtures.ts";
import { signUp } from "./register.ts";
import { subscribe } from "./subscribe.ts";
import { tabTo } from "./tab-to.ts";

const refusals = {
  card_declined: "cardDeclined",
  insufficient_funds: "insufficientFunds",
  expired_card: "expiredCard",
  incorrect_cvc: "incorrectCvc",
  processing_error: "processingError",
} as const;

test("shows every card error under the button, and accepts another card", { tag: "@spanish" }, async ({
  page,
  t,
  expectAccessible,
  expectedFailures,
}) => {
  expectedFailures.add(402);
  await signUp(page);
  await openCheckout(page, t);
  await page.keyboard.press("Enter");
  await expect(page.getByText(t("subscription:cardForm.missing.number"))).toBeVisible();
  await expect(page.getByLabel(t("subscription:cardForm.number"))).toBeFocused();
  for (const [card, problem] of Object.entries(refusals)) {
    await page.getByText(t("subscription:sandbox.cards")).click();
    // Matches the end: the label of the card that declines later contains the word too.
    await page
      .getByRole("button", { name: new RegExp(`${t(`subscription:sandbox.outcome.${card}`)}$`) })
      .click();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("alert")).toHaveText(t(`subscription:payment.${problem}`));
    await expect(page.locator("[type=submit]")).toBeFocused();
  }
  await expectAccessible();
  await fill(page, t, testCards.complete);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: t("subscription:thankYou.title") })).toBeVisible();
});

test("can be completed by keyboard alone", async ({ page, t, isMobile }) => {
  test.skip(isMobile, "a phone has no Tab key");
  await signUp(page);
  await page.goto("/subscription");
  await tabTo(page, startButton(page, t).last());
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByLabel(t("subscription:cardForm.number")));
  await page.keyboard.type(testCards.complete);
  await page.keyboard.press("Tab");
  await page.keyboard.type("1239");
  await page.keyboard.press("Tab");
  await page.keyboard.type("123");
  await tabTo(page, page.locator("[type=submit]"));
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/thank-you/);
  await tabTo(page, page.getByRole("button", { name: t("subscription:thankYou.stay") }));
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("link", { name: t("common:action.goToDashboard") }));
  await page.keyboard.press("Enter");
  await page.waitForURL("**/dashboard");
});

test("a refusal by the bank returns to the plans with the chosen plan; only the provider's overlay can be pressed; a lost connection loses nothing", {
  tag: "@once",
}, async ({ page, t, context }) => {
  await signUp(page);
  await openCheckout(page, t);
  // A checkout that was left open must not block another.
  await page.keyboard.press("Escape");
  const monthlyTab = page.getByRole("tab", { name: t("subscription:interval.month") });
  await monthlyTab.click();
  await startButton(page, t).first().click();
  await fill(page, t, testCards.redirect);
  await page.keyboard.press("Enter");
  await page.locator("button[value=refuse]").click();
  await page.waitForURL("**/subscription");
  await expect(page.getByText(t("subscription:thankYou.failedTitle"), { exact: true })).toBeVisible();
  await expect(startButton(page, t).first()).toBeVisible();
  await expect(monthlyTab).toHaveAttribute("aria-selected", "true");

  await openCheckout(page, t);
  // Like Stripe's 3-D Secure frame: at the end of the body, above everything.
  await page.evaluate(`{
    const layer = document.body.appendChild(document.createElement("div"));
    Object.assign(layer.style, { position: "fixed", inset: "0", zIndex: "2147483647", background: "white" });
    const button = layer.appendChild(document.createElement("button"));
    button.textContent = "Approve";
    button.addEventListener("click", () => layer.remove());
  }`);
  const approve = page.getByRole("button", { name: "Approve" });
  await approve.click();
  await expect(approve).toHaveCount(0);
  const dialog = page.getByRole("dialog", { name: t("subscription:checkout.title") });
  await expect(dialog).toBeVisible();
  await startButton(page, t).last().focus();
  await expect(startButton(page, t).last()).not.toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(startButton(page, t).last()).toBeFocused();

  await openCheckout(page, t);
  await fill(page, t, testCards.complete);
  await context.setOffline(true);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toHaveText(t("subscription:payment.networkError"));
  await expect(page.getByLabel(t("subscription:cardForm.number"))).toHaveValue("4242 4242 4242 4242");
  await context.setOffline(false);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: t("subscription:thankYou.title") })).toBeVisible();
});

test("a late payer can enter another card", { tag: "@french" }, async ({ page, t, expectAccessible }) => {
  const email = await signUp(page);
  await subscribe(page, { cardNumber: cardThatDeclinesLater });
  await endPeriod(email);
  const change = page.getByRole("button", { name: t("subscription:cardChange.change") });
  await expect(async () => {
    await page.goto("/subscription");
    await expect(change).toBeVisible({ timeout: 3000 });
  }).toPass();
  await expectAccessible();
  await change.click();
  await page.waitForURL("**/sandbox-portal?*");
  await expectAccessible();
  await page.locator("[name=number]").fill(testCards.complete);
  await page.locator("[name=expiry]").fill("12/39");
  await page.locator("[name=cvc]").fill("123");
  await page.locator("button[value=save]").click();
  await expect(page.getByText(t("subscription:cardChange.paidTitle"), { exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { name: t("subscription:standing.active.title") })).toBeVisible();
});

test("grants no Pro for a success address, and shows the plan after subscribing in another tab", {
  tag: "@once",
}, async ({ page, t, expectedFailures }) => {
  expectedFailures.add(409);
  await signUp(page);
  await page.goto("/subscription?success=true");
  await expect(page.getByText(t("subscription:success.title"), { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/subscription$/);
  await expect(startButton(page, t)).toHaveCount(1);
  await page.goto("/thank-you");
  await page.waitForURL("**/subscription");
  await expect(startButton(page, t).first()).toBeVisible();
  await subscribe(page);
  await startButton(page, t).first().click();
  await expect(page.getByText(t("subscription:checkout.alreadyTitle"), { exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { name: t("subscription:standing.trial.title") })).toBeVisible();
  await expect(page.getByRole("dialog")).toBeHidden();
});

function startButton(page: Page, t: Texts) {
  return page.getByRole("button", { name: new RegExp(`^${t("subscription:offer.startTrial")}`) });
}

async function openCheckout(page: Page, t: Texts): Promise<void> {
  if (!page.url().endsWith("/subscription")) await page.goto("/subscription");
  await startButton(page, t).last().click();
  await page.getByLabel(t("subscription:cardForm.number")).focus();
}

async function fill(page: Page, t: Texts, card: string): Promise<void> {
  await page.getByLabel(t("subscription:cardForm.number")).fill(card);
  await page.getByLabel(t("subscription:cardForm.expiry")).fill("1239");
  await page.getByLabel(t("subscription:cardForm.cvc")).fill("123");
}
