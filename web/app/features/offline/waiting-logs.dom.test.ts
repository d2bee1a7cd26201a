import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { setConnected } from "../../api/connection.ts";
import { storeTokens } from "../../api/stored-tokens.ts";
import { freshTokens } from "../../testing/signed-in-example.ts";
import { respondWith, stubServer } from "../../testing/stub-server.ts";
import {
  sendDrink,
  sendNotes,
  sendOrKeep,
  sendWaitingLogs,
  sendWeight,
  waitingLogs,
} from "./waiting-logs.ts";

const day = "2026-03-02";
const water = "POST /api/body/water";
const unreachable = () => Promise.reject(new TypeError("Failed to fetch"));
const drink = { id: "drink-1", day, ml: 250 };
const somebodyElse = "5c9c5e0e-8d0b-4a55-8f3e-2f6d5f0f7a10";

beforeEach(() => {
  localStorage.clear();
  storeTokens(freshTokens());
});
afterEach(() => {
  setConnected(true);
  vi.unstubAllGlobals();
});

it("keeps every drink of a day, but one weight and one set of notes, as they were last", async () => {
  stubServer({
    [water]: unreachable,
    [`PUT /api/body/weights/${day}`]: unreachable,
    [`PUT /api/days/${day}`]: unreachable,
  });
  await sendOrKeep(drink, sendDrink);
  await sendOrKeep({ ...drink, id: "drink-2" }, sendDrink);
  for (const weightKg of [70, 71])
    await sendOrKeep({ id: `weight-${weightKg}`, day, weightKg, note: null }, sendWeight);
  await sendOrKeep({ id: "notes-1", day, notes: { note: "ill" } }, sendNotes);
  await sendOrKeep({ id: "notes-2", day, notes: { isLeftOut: true } }, sendNotes);
  expect(waitingLogs.load()).toEqual([
    drink,
    { ...drink, id: "drink-2" },
    { id: "weight-71", day, weightKg: 71, note: null },
    { id: "notes-2", day, notes: { note: "ill", isLeftOut: true } },
  ]);
});

it("keeps nothing for an account that signed in while there was no answer", async () => {
  stubServer({
    [water]: () => {
      storeTokens(freshTokens(somebodyElse));
      return unreachable();
    },
  });
  await expect(sendOrKeep(drink, sendDrink)).rejects.toThrow();
  expect(waitingLogs.load()).toEqual([]);
});

it("sends what waited as its own account only, under its own key", async () => {
  stubServer({ [water]: unreachable });
  await sendOrKeep(drink, sendDrink);
  await sendOrKeep({ ...drink, id: "drink-2" }, sendDrink);
  storeTokens(freshTokens(somebodyElse));
  expect(waitingLogs.load()).toEqual([]);

  storeTokens(freshTokens());
  const answer = respondWith({ id: somebodyElse, day, ml: 250, loggedAt: `${day}T10:00:00.000Z` }, 201);
  const sent = stubServer({
    [water]: () => {
      storeTokens(freshTokens(somebodyElse));
      return answer();
    },
  });
  await sendWaitingLogs();
  // The other one waits until its account is back.
  expect(sent.map(({ headers }) => headers.get("Idempotency-Key"))).toEqual(["drink-1"]);
  storeTokens(freshTokens());
  const again = stubServer({ [water]: answer });
  await sendWaitingLogs();
  expect(again.map(({ headers }) => headers.get("Idempotency-Key"))).toEqual(["drink-1", "drink-2"]);
  expect(waitingLogs.load()).toEqual([]);
});
