// @vitest-environment jsdom
/** web/app/api: what counts as being cut off, and as being back. */
import { afterEach, expect, it, vi } from "vitest";
import { getDailySummary } from "#contract/endpoints/meals.ts";
import { freshTokens } from "../testing/signed-in-example.ts";
import { isConnected, noteReached, onConnectionChange } from "./connection.ts";
import { request } from "./request.ts";
import { storeTokens } from "./stored-tokens.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
  noteReached(true);
});

it("is cut off after a call that failed twice, and back with the next answer, whatever that says", async () => {
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
