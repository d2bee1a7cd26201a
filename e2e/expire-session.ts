import type { Page } from "@playwright/test";

/** Replaces the access token by an expired one. */
export async function expireAccessToken(page: Page): Promise<void> {
  await page.evaluate(`(() => {
    const [head, claims, signature] = localStorage.getItem("accessToken").split(".");
    const past = { ...JSON.parse(atob(claims.replace(/-/g, "+").replace(/_/g, "/"))), exp: 1 };
    localStorage.setItem("accessToken", [head, btoa(JSON.stringify(past)), signature].join("."));
  })()`);
}

/** Makes both tokens invalid, as after a long absence. */
export async function expireSession(page: Page): Promise<void> {
  await page.evaluate("localStorage.setItem('refreshToken', 'over')");
  await expireAccessToken(page);
}
