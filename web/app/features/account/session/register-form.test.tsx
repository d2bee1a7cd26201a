import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fillIn } from "../../../testing/fill-in.ts";
import { renderApp } from "../../../testing/render-app.tsx";
import { ana, freshTokens } from "../../../testing/signed-in-example.ts";
import { respondWith, respondWithError, stubServer } from "../../../testing/stub-server.ts";
import { RegisterForm } from "./register-form.tsx";

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const filled = {
  "First name": "Ana",
  Email: "ana@example.com",
  Password: "pears",
};

async function fill(changes: Partial<typeof filled> = {}): Promise<void> {
  const person = userEvent.setup();
  for (const [label, text] of Object.entries({ ...filled, ...changes })) {
    await fillIn(person, screen.getByLabelText(label), text);
  }
}
const send = () => userEvent.click(screen.getByRole("button", { name: "Create account" }));

describe("the registration form", () => {
  it("creates the account, logs in and goes to the dashboard", async () => {
    const sent = stubServer({
      "POST /api/auth/register": respondWith(ana, 201),
      "POST /api/auth/login": respondWith(freshTokens()),
      "GET /api/auth/me": respondWith(ana),
    });
    renderApp(<RegisterForm />, { path: "/register" });
    await fill();
    await send();
    expect(await screen.findByText("elsewhere")).toBeDefined();
    expect(sent[0]?.body).toEqual({
      firstName: "Ana",
      email: "ana@example.com",
      password: "pears",
      language: "en",
    });
  });

  it("goes to the login page if logging in after registration fails", async () => {
    stubServer({
      "POST /api/auth/register": respondWith(ana, 201),
      "POST /api/auth/login": respondWithError(503, "service_unavailable"),
    });
    renderApp(<RegisterForm />, { path: "/register" });
    await fill();
    await send();
    expect(await screen.findByText("Please log in with your new account.")).toBeDefined();
    expect(screen.getByText("elsewhere")).toBeDefined();
  });

  it("asks for a name, an address and a password, and nothing else", () => {
    stubServer({});
    renderApp(<RegisterForm />, { path: "/register" });
    const fields = [...document.querySelectorAll("form input")].map((input) => input.getAttribute("name"));
    expect(fields).toEqual(["firstName", "email", "password"]);
  });

  it("reports an e-mail address that is already registered", async () => {
    stubServer({ "POST /api/auth/register": respondWithError(409, "email_taken") });
    renderApp(<RegisterForm />, { path: "/register" });
    await fill();
    await send();
    expect((await screen.findByRole("alert")).textContent).toContain(
      "An account with this email already exists.",
    );
  });

  it("reports an invalid address while typing", async () => {
    stubServer({});
    renderApp(<RegisterForm />, { path: "/register" });
    await fill({ Email: "ana@example" });
    expect(screen.getByText("Please enter a valid email address.")).toBeDefined();
    expect(screen.getByLabelText("Email").getAttribute("aria-invalid")).toBe("true");
  });

  it("requires a password of five characters", async () => {
    const sent = stubServer({});
    renderApp(<RegisterForm />, { path: "/register" });
    await fill({ Password: "pear" });
    await send();
    expect(screen.getByText("The password needs at least 5 characters.")).toBeDefined();
    expect(sent).toEqual([]);
  });
});
