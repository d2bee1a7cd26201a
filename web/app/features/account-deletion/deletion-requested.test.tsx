import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { storedTokens, storeTokens } from "../../api/stored-tokens.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { ana, freshTokens } from "../../testing/signed-in-example.ts";
import { stubServer } from "../../testing/stub-server.ts";
import { DeletionRequested } from "./deletion-requested.tsx";

beforeEach(() => {
  localStorage.clear();
  storeTokens(freshTokens());
  stubServer({ "POST /api/auth/logout": () => new Response(null, { status: 204 }) });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const deletesAt = "2026-03-17T12:00:00.000Z";

it("names the day and clears this browser", async () => {
  renderApp(<DeletionRequested />, { state: { deletesAt, accountId: ana.id } });
  expect(await screen.findByText(/March 17, 2026/)).toBeDefined();
  await waitFor(() => expect(storedTokens()).toBeUndefined());
});

it("does not sign out another account", async () => {
  renderApp(<DeletionRequested />, { state: { deletesAt, accountId: "another" } });
  expect(await screen.findByText(/March 17, 2026/)).toBeDefined();
  expect(storedTokens()).toBeDefined();
});

it("has nothing to say when it is opened by its address", async () => {
  renderApp(<DeletionRequested />);
  expect(await screen.findByText("elsewhere")).toBeDefined();
  expect(storedTokens()).toBeDefined();
});
