import { afterEach, expect, it, vi } from "vitest";
import { getDailySummary } from "#contract/endpoints/meals.ts";
import { freshTokens } from "../testing/signed-in-example.ts";
import { isConnected, onConnectionChange, setConnected } from "./connection.ts";
import { request } from "./request.ts";
import { storeTokens } from "./stored-tokens.ts";

// Its length is what one of these tests is about.
vi.unmock("./network-retry-delay.ts");

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
  setConnected(true);
});

it("counts as disconnected after a call that failed twice, and as connected after the next answer of any status", async () => {
  vi.useFakeTimers();
  storeTokens(freshTokens());
  const seen: boolean[] = [];
  const stop = onConnectionChange(() => seen.push(isConnected()));
  let hasNetwork = false;
  vi.stubGlobal("fetch", async () => {
    if (!hasNetwork) throw new TypeError("Failed to fetch");
    return Response.json({ code: "internal_error", message: "" }, { status: 500 });
  });
  const ask = () => request(getDailySummary, { query: { date: undefined } }).catch(() => undefined);
  const first = ask();
  await vi.advanceTimersByTimeAsync(500);
  expect(isConnected()).toBe(true);
  await vi.advanceTimersByTimeAsync(500);
  await first;
  expect(isConnected()).toBe(false);
  hasNetwork = true;
  await ask();
  stop();
  expect(seen).toEqual([false, true]);
});
