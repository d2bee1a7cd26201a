import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { onSessionEnd } from "../../api/session-end.ts";
import { storedTokens, storeTokens } from "../../api/stored-tokens.ts";
import ResetPasswordPage from "../../routes/public/reset-password.tsx";
import { readItem, writeItem } from "../../storage/stored-items.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { ana, freshTokens } from "../../testing/signed-in-example.ts";
import { respondWith, respondWithError, stubServer } from "../../testing/stub-server.ts";

const unsent = { item: "mealText", owner: ana.id } as const;

beforeEach(() => {
  localStorage.clear();
  storeTokens(freshTokens());
  writeItem(unsent, "two eggs");
  window.history.replaceState(null, "", "#token=abc");
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  window.history.replaceState(null, "", "/");
});

async function resetWhileSignedIn(refreshed: () => Response): Promise<void> {
  stubServer({
    "POST /api/auth/reset-password/check": respondWith({ startsEmpty: false, ends: [] }),
    "POST /api/auth/reset-password": respondWith({ ended: [] }),
    "POST /api/auth/refresh": refreshed,
  });
  renderApp(<ResetPasswordPage />);
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText("New password"), "four small green pears");
  await user.click(screen.getByRole("button", { name: "Save password" }));
  expect(await screen.findByRole("heading", { name: "Your new password is saved" })).toBeDefined();
  expect(screen.getAllByRole("link", { name: "Log in" })).toHaveLength(1);
}

it("forgets the session that the reset ended, keeps what was not sent, and stays on the page", async () => {
  const left = vi.fn();
  const stop = onSessionEnd(left);
  await resetWhileSignedIn(respondWithError(401, "unauthorized"));
  stop();
  await waitFor(() => expect(storedTokens()).toBeUndefined());
  expect(readItem(unsent)).toBe("two eggs");
  expect(left).not.toHaveBeenCalled();
});

it.each([
  ["another account is signed in, whose session goes on", respondWith(freshTokens())],
  ["the server cannot say", respondWithError(503, "service_unavailable")],
])("stays signed in if %s", async (_, refreshed) => {
  await resetWhileSignedIn(refreshed);
  expect(storedTokens()).toBeDefined();
});
