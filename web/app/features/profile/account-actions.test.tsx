/** web/features/profile: signing out, whatever the server says of it; and a switch that is each person's own. */
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { storedTokens, storeTokens } from "../../api/stored-tokens.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { ana, freshTokens } from "../../testing/signed-in-example.ts";
import { answering, refusing, stubServer } from "../../testing/stub-server.ts";
import type { Person } from "../session/use-person.ts";
import { AccountActions } from "./account-actions.tsx";
import { SettingsCard } from "./settings-card.tsx";

const person: Person = {
  id: ana.id,
  displayName: "Ana Ruiz",
  initials: "AR",
  email: ana.email,
  isPro: false,
  imageUrl: undefined,
};
const member = { "GET /api/auth/me": answering(ana) };

beforeEach(() => {
  localStorage.clear();
  storeTokens(freshTokens());
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it.each([
  ["answers", () => new Response(null, { status: 204 })],
  ["fails", refusing(500, "internal_error")],
  ["is not there", () => Promise.reject(new TypeError("Failed to fetch"))],
])("signs out where the server %s", async (_, answer) => {
  const sent = stubServer({ ...member, "POST /api/auth/logout": answer });
  renderApp(<AccountActions person={person} />);
  await userEvent.setup().click(screen.getByRole("button", { name: "Sign out" }));
  await waitFor(() => expect(storedTokens()).toBeUndefined(), { timeout: 4000 });
  expect(sent.some(({ line }) => line === "POST /api/auth/logout")).toBe(true);
});

it("keeps the notifications switch on this device, for this person", async () => {
  stubServer(member);
  renderApp(<SettingsCard person={person} />);
  await userEvent.setup().click(screen.getByRole("switch", { name: "Notifications" }));
  cleanup();
  renderApp(<SettingsCard person={person} />);
  expect(screen.getByRole("switch", { name: "Notifications" }).getAttribute("aria-checked")).toBe("true");
  cleanup();
  renderApp(<SettingsCard person={{ ...person, id: "somebody-else" }} />);
  expect(screen.getByRole("switch", { name: "Notifications" }).getAttribute("aria-checked")).toBe("false");
});
