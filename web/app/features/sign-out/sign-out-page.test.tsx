import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { requestTimeoutMs } from "#contract/limits.ts";
import { storedTokens, storeTokens } from "../../api/stored-tokens.ts";
import { writeItem } from "../../storage/stored-items.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { freshTokens } from "../../testing/signed-in-example.ts";
import { respondWithError, stubServer } from "../../testing/stub-server.ts";
import { SignOutPage } from "./sign-out-page.tsx";

const logout = "POST /api/auth/logout";

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
