import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { languages } from "#domain/people/language.ts";
import { storedTokens } from "../../api/stored-tokens.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { signInBeforeEach } from "../../testing/sign-in-before-each.ts";
import { respondWith, respondWithError, stubServer } from "../../testing/stub-server.ts";
import { DeleteAccountPage } from "./delete-account-page.tsx";

signInBeforeEach();

async function confirmDeletion(): Promise<void> {
  const person = userEvent.setup();
  await person.click(screen.getByRole("button", { name: "Delete account" }));
  const dialog = await screen.findByRole("dialog", { name: "Delete your account?" });
  await person.click(within(dialog).getByRole("button", { name: "Delete account" }));
}

it("asks once more, then leaves", async () => {
  const sent = stubServer({
    "POST /api/user/deletion": respondWith({ deletesAt: "2026-03-17T12:00:00.000Z" }),
  });
  renderApp(<DeleteAccountPage />);
  await confirmDeletion();
  expect(await screen.findByText("elsewhere")).toBeDefined();
  expect(sent[0]?.line).toBe("POST /api/user/deletion");
});

it("sends nothing when the person cancels", async () => {
  const sent = stubServer({});
  const person = userEvent.setup();
  renderApp(<DeleteAccountPage />);
  await person.click(screen.getByRole("button", { name: "Delete account" }));
  const dialog = await screen.findByRole("dialog", { name: "Delete your account?" });
  await person.click(within(dialog).getByRole("button", { name: "Cancel" }));
  expect(sent).toEqual([]);
});

it("stays signed in and says so if the server fails", async () => {
  stubServer({ "POST /api/user/deletion": respondWithError(503, "service_unavailable") });
  renderApp(<DeleteAccountPage />);
  await confirmDeletion();
  expect(await screen.findByRole("alert")).toBeDefined();
  expect(storedTokens()).toBeDefined();
});

it.each(languages)("names the days and offers the copy before the button, in %s", (language) => {
  stubServer({});
  renderApp(<DeleteAccountPage />, { language });
  expect(screen.getByText(/\b7\b/)).toBeDefined();
  const names = screen.getAllByRole("button").map(({ textContent }) => textContent);
  expect(names).toHaveLength(2);
});
