/** server/http: Stripe's script is let in where it takes a payment, and nowhere else. */
import { expect, it } from "vitest";
import { pagePolicy } from "./security-headers.ts";

it("names nobody but us", () => {
  const policy = pagePolicy({ nonce: "n" });
  expect(policy).not.toContain("https:");
  expect(policy).toContain("frame-src 'none'");
});

it("lets Stripe's script, frames and calls in on the page that takes a payment through it, and no inline script", () => {
  const policy = pagePolicy({ nonce: "n", takesStripe: true });
  expect(policy).toContain("script-src 'self' 'nonce-n' https://js.stripe.com https://*.js.stripe.com;");
  expect(policy).toContain("connect-src 'self' https://api.stripe.com;");
  expect(policy).toContain(
    "frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com;",
  );
  expect(policy).not.toContain("unsafe");
});
