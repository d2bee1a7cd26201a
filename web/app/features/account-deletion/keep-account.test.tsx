import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { renderApp } from "../../testing/render-app.tsx";
import { signInBeforeEach } from "../../testing/sign-in-before-each.ts";
import { respondWith, respondWithError, stubServer } from "../../testing/stub-server.ts";
import { KeepAccount } from "./keep-account.tsx";

signInBeforeEach();

const waiting = respondWith({ deletesAt: "2026-03-17T12:00:00.000Z" });

it("names the day and keeps the account", async () => {
  const sent = stubServer({
    "GET /api/user/deletion": waiting,
    "DELETE /api/user/deletion": () => new Response(null, { status: 204 }),
  });
  renderApp(<KeepAccount />);
  expect(await screen.findByText(/March 17, 2026/)).toBeDefined();
  await userEvent.setup().click(screen.getByRole("button", { name: "Keep my account" }));
  expect(await screen.findByText("elsewhere")).toBeDefined();
  expect(await screen.findByText("Your account stays")).toBeDefined();
  expect(sent.map(({ line }) => line)).toContain("DELETE /api/user/deletion");
});

it("says if it could not be kept, so that the person tries again", async () => {
  stubServer({
    "GET /api/user/deletion": waiting,
    "DELETE /api/user/deletion": respondWithError(503, "service_unavailable"),
  });
  renderApp(<KeepAccount />);
  await userEvent.setup().click(await screen.findByRole("button", { name: "Keep my account" }));
  expect(await screen.findByRole("alert")).toBeDefined();
  expect(screen.getByRole("button", { name: "Keep my account" })).toBeDefined();
});

it.each([
  ["the account is not to be deleted", respondWith({ deletesAt: null })],
  ["nobody is signed in", undefined],
])("leaves if %s", async (_, answer) => {
  if (!answer) localStorage.clear();
  stubServer(answer ? { "GET /api/user/deletion": answer } : {});
  renderApp(<KeepAccount />);
  expect(await screen.findByText("elsewhere")).toBeDefined();
});
