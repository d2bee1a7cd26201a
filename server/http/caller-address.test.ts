import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { login } from "#contract/endpoints/sign-in.ts";
import { createTestApp, type TestApp } from "../testing/test-app.ts";
import { ipAddressOf } from "./caller-address.ts";
import { networkOf } from "./network-of.ts";

describe("an address", () => {
  it.each([
    ["203.0.113.7", "203.0.113.7"],
    [" 203.0.113.7 ", "203.0.113.7"],
    ["203.0.113.7:49152", "203.0.113.7"],
    ["::ffff:203.0.113.7", "203.0.113.7"],
    ["::FFFF:cb00:7107", "203.0.113.7"],
    ["0:0:0:0:0:ffff:203.0.113.7", "203.0.113.7"],
    ["2001:DB8:0:0::1", "2001:db8::1"],
    ["[2001:db8::1]", "2001:db8::1"],
    ["[2001:db8::1]:443", "2001:db8::1"],
    ["fe80::1%eth0", "fe80::1"],
  ])("%s is %s", (text, address) => {
    expect(ipAddressOf(text)).toBe(address);
  });

  it.each([
    "unknown",
    "_hidden",
    "",
    "203.0.113",
    "203.0.113.07",
    "1.2.3.4.5",
    "3405803783",
    "evil.example",
    "[::1",
    "::1]:80",
    "1.2.3.4:x",
    "for=1.2.3.4",
    '"203.0.113.7"',
  ])("is not %j", (text) => {
    expect(ipAddressOf(text)).toBeUndefined();
  });
});

describe("the address a call is counted for", () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({
      hasFoods: false,
      hasRateLimits: true,
      trustedProxies: ["127.0.0.1", "10.0.0.0/8"],
    });
  });
  afterAll(() => app.close());

  /** The limit's buckets that calls with these headers have touched. */
  async function bucketsOf(forwarded: readonly string[]): Promise<number> {
    await app.db.deleteFrom("rate_limits").execute();
    for (const address of forwarded) {
      const headers = { "x-forwarded-for": address };
      await app.call(login, { body: { email: "nobody@example.com", password: "wrong" }, headers });
    }
    const rows = app.db.selectFrom("rate_limits").select("bucket").where("bucket", "like", "login-network:%");
    return (await rows.execute()).length;
  }

  it("is the proxy's own when the header contains no address", async () => {
    expect(
      await bucketsOf(["unknown", "_a", "nonsense", "<script>", "1.2.3", "a, 127.0.0.1", "127.0.0.1"]),
    ).toBe(1);
  });

  it("is the same however it is written", async () => {
    expect(
      await bucketsOf(["198.51.100.1", "198.51.100.1:80", "::ffff:198.51.100.1", "[::ffff:c633:6401]:443"]),
    ).toBe(1);
  });

  it("is what the nearest proxy saw, regardless of what the caller sent", async () => {
    expect(
      await bucketsOf(["6.6.6.6, 198.51.100.1", "7.7.7.7, 198.51.100.1, 10.1.2.3", "x, 198.51.100.1"]),
    ).toBe(1);
  });

  it("is never an invented word", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.string({ unit: "grapheme-ascii", minLength: 1 }), { maxLength: 12 }),
        async (words) => {
          const hops = words.map((word) => `${word.replace(/[\d.:]/g, "x")}-`);
          expect(await bucketsOf(["127.0.0.1", ...hops])).toBe(1);
        },
      ),
      { numRuns: 20 },
    );
  });

  it("is the same for a whole IPv6 network", () => {
    expect(networkOf("2001:db8:1:2:3:4:5:6")).toBe(networkOf("2001:db8:1:2::1"));
  });
});

it("ignores the header of an untrusted peer", async () => {
  const app = await createTestApp({ hasFoods: false, hasRateLimits: true });
  for (const address of ["198.51.100.1", "198.51.100.2"]) {
    await app.call(login, {
      body: { email: "nobody@example.com", password: "wrong" },
      headers: { "x-forwarded-for": address },
    });
  }
  const rows = app.db.selectFrom("rate_limits").select("hits").where("bucket", "like", "login-network:%");
  expect(await rows.execute()).toEqual([{ hits: 2 }]);
  await app.close();
});
