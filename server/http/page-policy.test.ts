import { expect, it } from "vitest";
import { buildPageCsp, stripePageHeaders } from "./security-headers.ts";

const inlineScripts = ["alert(1)"];
const inlineStyle = "p{color:red}";

it("allows only our own origin", () => {
  const policy = buildPageCsp({ inlineScripts, inlineStyle });
  expect(policy).not.toContain("https:");
  expect(policy).toContain("frame-src 'none'");
});

it("allows Stripe's form and Link on the checkout page, and no inline scripts", () => {
  const policy = buildPageCsp({ inlineScripts, inlineStyle, takesStripe: true });
  expect(policy.split("; ")).toEqual(
    expect.arrayContaining([
      "script-src 'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=' https://js.stripe.com https://*.js.stripe.com",
      "frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com https://link.com https://*.link.com",
      "connect-src 'self' https://api.stripe.com https://link.com https://*.link.com",
      "img-src 'self' data: blob: https://*.link.com",
      "style-src 'self' 'unsafe-inline'",
    ]),
  );
  expect(policy.match(/unsafe/g)).toHaveLength(1);
});

it("allows wallets to pay in Stripe's frames and to open a window", () => {
  expect(stripePageHeaders["Permissions-Policy"]).toMatch(
    /^camera=\(self\), publickey-credentials-create=\(self\), publickey-credentials-get=\(self\), payment=\(self "https:\/\/js\.stripe\.com" "https:\/\/\*\.js\.stripe\.com"\), microphone=\(self\)(, [a-z-]+=\(\))+$/,
  );
  expect(stripePageHeaders["Cross-Origin-Opener-Policy"]).toBe("same-origin-allow-popups");
});
