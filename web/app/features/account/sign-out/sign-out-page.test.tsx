import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { requestTimeoutMs } from "#contract/limits.ts";
import { storedTokens, storeTokens } from "../../../api/stored-tokens.ts";
import { writeItem } from "../../../storage/stored-items.ts";
import { renderApp } from "../../../testing/render-app.tsx";
import { freshTokens } from "../../../testing/signed-in-example.ts";
import { respondWithError, stubServer } from "../../../testing/stub-server.ts";
import type { Addable } from "../../add/addable.ts";
import { newAdd } from "../../add/adds.ts";
import { saveWaitingAdds, waitingAdds } from "../../add/waiting-adds.ts";
import { rice } from "../../meals/testing/rice-bowl.ts";
import { SignOutPage } from "./sign-out-page.tsx";

const logout = "POST /api/auth/logout";
const applePie: Addable = {
  ...{ key: "pie", name: "Apple pie", grams: 120, calories: 290 },
  macros: { protein: 2, carbs: 40, fat: 13, fiber: 0 },
  isScalable: false,
  item: () => ({ from: "quick", name: "Apple pie", calories: 290 }),
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  storeTokens(freshTokens());
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it.each([
  ["answers", () => new Response(null, { status: 204 })],
  ["fails", respondWithError(500, "internal_error")],
  ["cannot be reached", () => Promise.reject(new TypeError("Failed to fetch"))],
])("sends the refresh token and clears the browser if the server %s", async (_, answer) => {
  writeItem("signOutAsked", "1");
  const { refreshToken } = storedTokens() ?? {};
  const sent = stubServer({ [logout]: answer });
  renderApp(<SignOutPage />);
  expect(await screen.findByText("elsewhere")).toBeDefined();
  expect({ ...localStorage }).toEqual({});
  expect(sent.every(({ line }) => line === logout)).toBe(true);
  expect(sent[0]?.body).toEqual({ refreshToken });
});

it("clears the browser before the server has answered", async () => {
  writeItem("signOutAsked", "1");
  stubServer({ [logout]: () => new Promise(() => {}) });
  renderApp(<SignOutPage />);
  await waitFor(() => expect(storedTokens()).toBeUndefined(), { timeout: requestTimeoutMs / 2 });
});

it("does not sign out through a link from another site", async () => {
  const sent = stubServer({});
  renderApp(<SignOutPage />);
  expect(await screen.findByText("elsewhere")).toBeDefined();
  expect(storedTokens()).toBeDefined();
  expect(sent).toEqual([]);
});

it("asks about foods that were added without a network, and sends them", async () => {
  writeItem("signOutAsked", "1");
  const add = newAdd(applePie, 120, { day: "2026-03-10", mealType: "snack", isTypeChosen: true });
  saveWaitingAdds([{ ...add, state: "waiting" }]);
  let isRefused = true;
  const sent = stubServer({
    [logout]: () => new Response(null, { status: 204 }),
    "POST /api/meals": () =>
      isRefused ? respondWithError(503, "internal_error")() : Response.json(rice, { status: 201 }),
  });
  renderApp(<SignOutPage />);
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "Save to my diary and log out" }));
  await screen.findByText(/^1 entry could not be saved/);
  expect(waitingAdds.load()).toHaveLength(1);
  isRefused = false;
  await user.click(screen.getByRole("button", { name: "Save to my diary and log out" }));
  expect(await screen.findByText("elsewhere")).toBeDefined();
  expect(sent.filter(({ line }) => line === "POST /api/meals").at(-1)?.body).toMatchObject({
    items: [{ from: "quick", name: "Apple pie" }],
    mealType: "snack",
  });
  expect({ ...localStorage }).toEqual({});
});
