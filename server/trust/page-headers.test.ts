import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { arePagesFresh } from "../../tools/build-freshness.ts";
import { loadBuiltFrontend } from "../main.ts";
import { StripeHarness } from "../testing/stripe-double/stripe-harness.ts";
import { createTestApp, type TestApp } from "../testing/test-app.ts";

const root = join(import.meta.dirname, "..", "..");
const buildMs = 240_000;
const proxy = "127.0.0.1";

let app: TestApp;
let plain: TestApp;
beforeAll(async () => {
  if (!arePagesFresh(root)) spawnSync(process.execPath, ["tools/build.ts"], { cwd: root, stdio: "inherit" });
  const frontend = await loadBuiltFrontend();
  app = await createTestApp({ hasFoods: false, frontend });
  plain = await createTestApp({
    hasFoods: false,
    frontend,
    baseUrl: undefined,
    trustedProxies: [proxy],
  });
}, buildMs);
afterAll(() => Promise.all([app.close(), plain.close()]));

const get = (url: string, headers: Record<string, string> = {}) =>
  app.app.inject({ method: "GET", url, headers });

/** Rendered with each request, kept as text, a file, a call that succeeds, one that fails, none of ours. */
const everyKind = [
  ...["/login", "/dashboard", "/no-such-page", "/", "/blog", "/service-worker.js", "/favicon.svg"],
  ...["/locales/en/common.json", "/api/openapi.json", "/api/docs", "/api/auth/me", "/api/nothing"],
  ...["/health/live", "/robots.txt", "/.well-known/security.txt", "/assets/nothing.js", "/%zz"],
];

describe("every kind of response", () => {
  it.each(everyKind)("%s cannot be framed, sniffed or read by other origins", async (url) => {
    const { headers } = await get(url);
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "origin-agent-cluster": "?1",
      "x-dns-prefetch-control": "off",
      "x-download-options": "noopen",
      "x-permitted-cross-domain-policies": "none",
      "x-xss-protection": "0",
    });
    expect(headers["permissions-policy"]).toMatch(
      /^camera=\(self\), publickey-credentials-create=\(self\), publickey-credentials-get=\(self\), payment=\(self\), microphone=\((self)?\)(, [a-z-]+=\(\))+$/,
    );
    // A meal may be spoken on the app's own pages, and nowhere else.
    const isAppPage = ["/login", "/dashboard", "/no-such-page"].includes(url);
    expect(headers["permissions-policy"]).toContain(`microphone=(${isAppPage ? "self" : ""})`);
    expect(headers["x-powered-by"]).toBeUndefined();
    expect(headers.server).toBeUndefined();
  });

  it.each(everyKind.filter((url) => url !== "/service-worker.js"))(
    "%s allows no foreign scripts or styles",
    async (url) => {
      const policy = String((await get(url)).headers["content-security-policy"]);
      expect(policy).toMatch(/default-src '(none|self)'/);
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toMatch(/unsafe|\*|https?:/);
    },
  );

  it.each(["/login", "/"])("of a page (%s) forbids a foreign base URL and form targets", async (url) => {
    const policy = String((await get(url)).headers["content-security-policy"]);
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("form-action 'self'");
    expect(policy).toMatch(/object-src 'none'|default-src 'none'/);
  });
});

it("renders a page without delay for any request headers", async () => {
  for (const piece of ["br;", "br;q=0.0", "br; ", "gzip, ", "a=b; ", "en-", "i18nextLng="]) {
    const long = piece.repeat(4_000 / piece.length);
    const startedAt = performance.now();
    const { statusCode } = await get("/", { "accept-encoding": long, "accept-language": long, cookie: long });
    expect(statusCode).toBe(200);
    // Far more than it takes; a pattern that backtracks would take minutes.
    expect(performance.now() - startedAt).toBeLessThan(60_000);
  }
});

describe("Strict-Transport-Security", () => {
  const promised = async (headers: Record<string, string>, remoteAddress: string) =>
    (await plain.app.inject({ url: "/login", headers, remoteAddress })).headers["strict-transport-security"];

  it("is sent with every response when the public URL uses HTTPS", async () => {
    for (const url of ["/login", "/", "/api/auth/me", "/favicon.svg", "/api/nothing"]) {
      const { headers } = await get(url);
      expect(headers["strict-transport-security"]).toBe("max-age=31536000; includeSubDomains");
    }
  });

  it("is sent when a trusted proxy forwards HTTPS, and not otherwise", async () => {
    expect(await promised({ "x-forwarded-proto": "https" }, proxy)).toMatch(/max-age=31536000/);
    expect(await promised({}, proxy)).toBeUndefined();
  });

  it("is not sent when an untrusted peer claims HTTPS", async () => {
    expect(await promised({ "x-forwarded-proto": "https" }, "203.0.113.9")).toBeUndefined();
  });
});

describe("other sites", () => {
  const origin = "https://evil.example";

  it.each(["/api/auth/me", "/api/openapi.json", "/login", "/", "/locales/en/common.json"])(
    "cannot read %s",
    async (url) => {
      const { headers } = await get(url, { origin });
      expect(Object.keys(headers).filter((name) => name.startsWith("access-control-"))).toEqual([]);
    },
  );

  it.each(["/api/meals/list", "/api/auth/login", "/contact", "/scanner"])(
    "get no CORS permission for %s",
    async (url) => {
      const { headers, statusCode } = await app.app.inject({
        method: "OPTIONS",
        url,
        headers: {
          origin,
          "access-control-request-method": "POST",
          "access-control-request-headers": "authorization,content-type",
        },
      });
      expect(statusCode).toBeGreaterThanOrEqual(400);
      expect(Object.keys(headers).filter((name) => name.startsWith("access-control-"))).toEqual([]);
    },
  );
});

describe("with Stripe as the payment provider", () => {
  it("only the checkout page allows Stripe", async () => {
    const harness = await StripeHarness.start(new Date());
    const payments = { provider: harness.provider, sandbox: undefined };
    const frontend = await loadBuiltFrontend();
    const paid = await createTestApp({ hasFoods: false, frontend, adapters: { payments } });
    try {
      for (const url of ["/subscription", "/subscription?checkout=pro-monthly-usd"]) {
        const { headers } = await paid.app.inject({ method: "GET", url });
        expect(headers["content-security-policy"]).toContain("https://js.stripe.com");
        expect(headers["permissions-policy"]).toContain('payment=(self "https://js.stripe.com"');
        expect(headers["cross-origin-opener-policy"]).toBe("same-origin-allow-popups");
      }
      for (const url of ["/profile", "/thank-you", "/dashboard", "/subscription/x"]) {
        const { headers } = await paid.app.inject({ method: "GET", url });
        expect(headers["content-security-policy"]).not.toMatch(/stripe|link\.com|unsafe/);
        expect(headers["permissions-policy"]).toContain("payment=(self),");
        expect(headers["cross-origin-opener-policy"]).toBe("same-origin");
      }
    } finally {
      await paid.close();
      await harness.close();
    }
  });
});

describe("the only cookie", () => {
  it("stores the chosen language, for the whole site, with SameSite=Lax", async () => {
    for (const url of ["/login?lang=es", "/?lang=es"]) {
      const cookie = String((await get(url)).headers["set-cookie"]);
      expect(cookie).toMatch(/^i18nextLng=es; Path=\/; Max-Age=\d+; SameSite=Lax/);
      expect(cookie).not.toMatch(/HttpOnly|Domain/i);
    }
  });

  it("is set only by choosing a language, and only to a known one", async () => {
    for (const url of everyKind) expect((await get(url)).headers["set-cookie"]).toBeUndefined();
    const odd = await get("/login?lang=es%0d%0aSet-Cookie:%20x=y");
    expect(String(odd.headers["set-cookie"] ?? "")).not.toContain("x=y");
  });

  it("does not authenticate a call", async () => {
    const ana = await app.signUp();
    const { statusCode } = await get("/api/auth/me", { cookie: `accessToken=${ana.accessToken}` });
    expect(statusCode).toBe(401);
  });
});
