/** server/http: Stripe's script is let in where it takes a payment, and nowhere else. */
import { expect, it } from "vitest";
import { pagePolicy, stripePageHeaders } from "./security-headers.ts";

it("names nobody but us", () => {
  const policy = pagePolicy({ nonce: "n" });
  expect(policy).not.toContain("https:");
  expect(policy).toContain("frame-src 'none'");
});

it("lets Stripe's form and Link in on the page that takes a payment through it, and no inline script", () => {
  const policy = pagePolicy({ nonce: "n", takesStripe: true });
  expect(policy.split("; ")).toEqual(
    expect.arrayContaining([
      "script-src 'self' 'nonce-n' https://js.stripe.com https://*.js.stripe.com",
      "frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com https://link.com https://*.link.com",
      "connect-src 'self' https://api.stripe.com https://link.com https://*.link.com",
      "img-src 'self' data: blob: https://*.link.com",
      "style-src 'self' 'unsafe-inline'",
    ]),
  );
  expect(policy.match(/unsafe/g)).toHaveLength(1);
});

it("lets wallets pay in Stripe's frames and answer from a window of their own", () => {
  expect(stripePageHeaders["Permissions-Policy"]).toMatch(
    /^camera=\(self\), payment=\(self "https:\/\/js\.stripe\.com" "https:\/\/\*\.js\.stripe\.com"\)(, [a-z-]+=\(\))+$/,
  );
  expect(stripePageHeaders["Cross-Origin-Opener-Policy"]).toBe("same-origin-allow-popups");
});
