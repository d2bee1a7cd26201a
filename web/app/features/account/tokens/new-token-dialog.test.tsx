import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { storeTokens } from "../../../api/stored-tokens.ts";
import { renderApp } from "../../../testing/render-app.tsx";
import { ana, freshTokens } from "../../../testing/signed-in-example.ts";
import { respondWith, stubServer } from "../../../testing/stub-server.ts";
import { NewTokenDialog } from "./new-token-dialog.tsx";

beforeEach(() => {
  localStorage.clear();
  storeTokens(freshTokens());
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("keeps the token on the page and says so where the browser does not copy", async () => {
  const token = `platewise_${"a".repeat(43)}`;
  const created = {
    ...{ id: "7f8de2b4-6f0a-4e5e-9d53-1f9c8d1c2b3a", name: "Script", scope: "read", lastUsedAt: null, token },
    ...{ createdAt: "2026-03-10T12:00:00.000Z", expiresAt: "2026-06-08T12:00:00.000Z" },
    connectedTo: null,
  };
  stubServer({
    "GET /api/auth/me": respondWith(ana),
    "GET /api/user/tokens": respondWith([]),
    "POST /api/user/tokens": respondWith(created, 201),
  });
  renderApp(<NewTokenDialog onClose={() => {}} />, { path: "/data" });
  const person = userEvent.setup();
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("denied"));
  await person.type(await screen.findByLabelText("Name"), "Script");
  await person.click(screen.getByRole("button", { name: "Create" }));
  await person.click(await screen.findByRole("button", { name: "Copy" }));
  expect(await screen.findByText(/Your browser did not copy it/)).toBeDefined();
  expect(screen.getByText(token)).toBeDefined();
});
