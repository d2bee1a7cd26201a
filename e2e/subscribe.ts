// Subscribes through the API, for tests of what comes afterwards.
import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { testCards } from "#contract/sandbox-test-cards.ts";

/** Open pages show it after the next load. */
export async function subscribe(
  page: Page,
  { planId = "pro-monthly-usd", cardNumber = testCards.complete } = {},
): Promise<void> {
  const token = String(await page.evaluate('localStorage.getItem("accessToken")'));
  const send = async (path: string, data: object = {}) => {
    const headers = { Authorization: `Bearer ${token}`, "Idempotency-Key": randomUUID() };
    const answer = await page.request.post(`/api/subscriptions/${path}`, { headers, data });
    if (!answer.ok()) throw new Error(`${path} was answered ${answer.status()}: ${await answer.text()}`);
    return (await answer.json()) as { readonly clientSecret?: string };
  };
  const successURL = new URL("/thank-you", page.url()).href;
  const { clientSecret } = await send("checkout", { planId, successURL });
  await send("sandbox/pay", { clientSecret, cardNumber, expiry: "12/39", cvc: "123" });
  await send("confirm");
}
