import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { storeAnonymousToken, storedAnonymousToken, storedTokens } from "../../../api/stored-tokens.ts";
import { fillIn } from "../../../testing/fill-in.ts";
import { renderApp } from "../../../testing/render-app.tsx";
import { ana, freshTokens } from "../../../testing/signed-in-example.ts";
import { respondWith, respondWithError, stubServer } from "../../../testing/stub-server.ts";
import { dismissToast, shownToast } from "../../../ui/toast/toast-store.ts";
import { LoginForm } from "./login-form.tsx";

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function logIn(): Promise<void> {
  const person = userEvent.setup();
  await fillIn(person, screen.getByLabelText("Email"), "ana@example.com");
  await fillIn(person, screen.getByLabelText("Password"), "pears");
  await person.click(screen.getByRole("button", { name: "Log in" }));
}

describe("the login form", () => {
  it("greets by name and goes to the dashboard", async () => {
    const tokens = freshTokens();
    const sent = stubServer({
      "POST /api/auth/login": respondWith(tokens),
      "GET /api/auth/me": respondWith({ ...ana, lastLogin: "2026-05-09T08:00:00.000Z" }),
    });
    renderApp(<LoginForm />, { path: "/login" });
    await logIn();
    expect(await screen.findByText("elsewhere")).toBeDefined();
    expect(await screen.findByText(/Ana!$/)).toBeDefined();
    expect(storedTokens()).toEqual(tokens);
    const deviceId: unknown = expect.stringMatching(/^[0-9a-f]{32}$/);
    expect(sent[0]?.body).toEqual({ email: "ana@example.com", password: "pears", deviceId });
  });

  it("asks for a code where the account has a second factor, and keeps the address on the way back", async () => {
    const sent = stubServer({
      "POST /api/auth/login": respondWith({ challenge: "abc" }),
      "POST /api/auth/login/second-factor": (body) =>
        JSON.stringify(body).includes("123456")
          ? Response.json(freshTokens())
          : respondWithError(400, "invalid_code")(),
      "GET /api/auth/me": respondWith(ana),
    });
    renderApp(<LoginForm />, { path: "/login" });
    await logIn();
    const field = await screen.findByLabelText("Code");
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(field.getAttribute("autocomplete")).toBe("one-time-code");
    await userEvent.click(screen.getByRole("button", { name: "Back" }));
    expect(screen.getByLabelText("Email")).toHaveProperty("value", "ana@example.com");
    await userEvent.type(screen.getByLabelText("Password"), "pears{Enter}");
    await userEvent.type(await screen.findByLabelText("Code"), "000000{Enter}");
    expect(await screen.findByText("This code is wrong or has expired.")).toBeDefined();
    expect(storedTokens()).toBeUndefined();
    await userEvent.clear(screen.getByLabelText("Code"));
    await userEvent.type(screen.getByLabelText("Code"), "123456{Enter}");
    expect(await screen.findByText("elsewhere")).toBeDefined();
    expect(storedTokens()).toBeDefined();
    expect(sent.at(-2)?.body).toMatchObject({ challenge: "abc", code: "123456" });
  });

  it("logs in even if the profile cannot be fetched", async () => {
    stubServer({
      "POST /api/auth/login": respondWith(freshTokens()),
      "GET /api/auth/me": respondWithError(404, "not_found"),
    });
    renderApp(<LoginForm />, { path: "/login" });
    await logIn();
    expect(await screen.findByText("Login successful")).toBeDefined();
    expect(screen.getByText("elsewhere")).toBeDefined();
  });

  it("does not greet somebody whose account is to be deleted", async () => {
    stubServer({
      "POST /api/auth/login": respondWith(freshTokens()),
      "GET /api/auth/me": respondWithError(403, "account_to_be_deleted"),
    });
    renderApp(<LoginForm />, { path: "/login" });
    dismissToast(shownToast()?.id ?? 0);
    await logIn();
    expect(await screen.findByText("elsewhere")).toBeDefined();
    expect(shownToast()).toBeUndefined();
  });

  it("moves a visitor's meals to the account", async () => {
    storeAnonymousToken("visitor");
    const sent = stubServer({
      "POST /api/auth/login": respondWith(freshTokens()),
      "POST /api/auth/convert-anonymous": respondWith({ movedMeals: 1 }),
      "GET /api/auth/me": respondWith(ana),
    });
    renderApp(<LoginForm />, { path: "/login" });
    await logIn();
    await screen.findByText("elsewhere");
    expect(sent[1]?.body).toEqual({ sessionToken: "visitor" });
    expect(storedAnonymousToken()).toBeUndefined();
  });

  it("says that a visitor's meals could not be moved, and retries on request", async () => {
    storeAnonymousToken("visitor");
    const answers = {
      "POST /api/auth/login": respondWith(freshTokens()),
      "GET /api/auth/me": respondWith(ana),
    };
    const conversion = "POST /api/auth/convert-anonymous";
    stubServer({ ...answers, [conversion]: respondWithError(429, "too_many_requests") });
    renderApp(<LoginForm />, { path: "/login" });
    await logIn();
    expect(await screen.findByText("Failed to convert session")).toBeDefined();
    expect(screen.getByText("elsewhere")).toBeDefined();
    const sent = stubServer({ ...answers, [conversion]: respondWith({ movedMeals: 1 }) });
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("Your guest meals are in your account")).toBeDefined();
    expect(sent[0]?.body).toEqual({ sessionToken: "visitor" });
  });

  it.each([
    [401, "invalid_credentials", "Email or password is incorrect."],
    [400, "invalid_request", "Please enter a valid email address."],
    [429, "too_many_login_attempts", "Too many login attempts. Please try again later."],
    [503, "service_unavailable", "Server is temporarily unavailable. Please try again later."],
    [418, "teapot", "Email or password is incorrect."],
  ])("explains status %i", async (status, code, text) => {
    stubServer({ "POST /api/auth/login": respondWithError(status, code) });
    renderApp(<LoginForm />, { path: "/login" });
    await logIn();
    expect((await screen.findByRole("alert")).textContent).toBe(text);
    expect(screen.getByText("Login failed")).toBeDefined();
    expect(storedTokens()).toBeUndefined();
  });

  it("sends nothing while a field is empty", async () => {
    const sent = stubServer({});
    renderApp(<LoginForm />, { path: "/login" });
    await userEvent.click(screen.getByRole("button", { name: "Log in" }));
    expect(await screen.findAllByText("This field is required.")).toHaveLength(2);
    expect(sent).toEqual([]);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Email")));
  });
});
