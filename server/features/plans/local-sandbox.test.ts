import { describe, expect, it } from "vitest";
import { paySandbox, startCheckout } from "#contract/endpoints/plans.ts";
import { createTestApp } from "../../testing/test-app.ts";

const guarded = [startCheckout.path, paySandbox.path];

describe("a sandbox that was chosen by default", async () => {
  const app = await createTestApp({ isSandboxLocalOnly: true });
  const send = async (path: string, headers: Record<string, string>) => {
    const { statusCode } = await app.app.inject({ method: "POST", url: path, headers, payload: {} });
    return statusCode;
  };

  it.each(guarded)("refuses %s by a public name", async (path) => {
    expect(await send(path, { host: "eat.example" })).toBe(503);
    expect(await send(path, { host: "localhost.evil.example" })).toBe(503);
  });

  it.each(guarded)("refuses %s through a proxy", async (path) => {
    for (const header of ["x-forwarded-for", "forwarded", "via", "x-real-ip", "x-forwarded-host"])
      expect(await send(path, { host: "127.0.0.1:3000", [header]: "203.0.113.7" })).toBe(503);
  });

  it.each(guarded)("lets a browser on this machine reach %s", async (path) => {
    for (const host of ["localhost:3000", "127.0.0.1:3000", "[::1]:3000"])
      expect(await send(path, { host })).not.toBe(503);
  });
});
