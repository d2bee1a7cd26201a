import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { storeTokens } from "../../api/stored-tokens.ts";
import { respondWith, stubServer } from "../../testing/stub-server.ts";
import { today } from "../../time/today.ts";
import { dailySummaryQuery } from "../goals/day-goals-query.ts";
import { loadDashboardAtOnce } from "./share-first-load.ts";

beforeEach(() => {
  localStorage.clear();
  // The first load is shared once for each account.
  const claims = btoa(JSON.stringify({ sub: crypto.randomUUID(), exp: Date.now() / 1000 + 3600 }));
  storeTokens({ accessToken: `header.${claims}.signature`, refreshToken: "refresh" });
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Whether the page may be rendered after so many ms, with a server that does not answer. */
async function isReadyAfter(client: QueryClient, ms: number): Promise<boolean> {
  stubServer({ "GET /api/dashboard?language=en": () => new Promise<never>(() => {}) });
  let isReady = false;
  void loadDashboardAtOnce(client, "en").then(() => {
    isReady = true;
  });
  await vi.advanceTimersByTimeAsync(ms);
  return isReady;
}

it("waits a moment for the first answer", async () => {
  expect(await isReadyAfter(new QueryClient(), 399)).toBe(false);
});

it("waits no longer than a moment", async () => {
  expect(await isReadyAfter(new QueryClient(), 400)).toBe(true);
});

it("does not wait, and leaves asking to the cards, where the day was seen before", async () => {
  const client = new QueryClient();
  client.setQueryData<unknown>([...dailySummaryQuery(today()).queryKey], { actualCalories: 520 });
  const sent = stubServer({ "GET /api/dashboard?language=en": respondWith({}) });
  await loadDashboardAtOnce(client, "en");
  expect(sent).toEqual([]);
});
