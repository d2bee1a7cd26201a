import { cleanup, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { renderApp } from "../../testing/render-app.tsx";
import { ErrorScreen } from "./error-screen.tsx";

afterEach(cleanup);

describe("the error screen", () => {
  it.each([
    ["en", "Something went wrong", "Refresh Page"],
    ["fr", "Une erreur est survenue", "Actualiser la page"],
  ] as const)("is translated into %s", (language, title, button) => {
    renderApp(<ErrorScreen error={new Error("no such plate")} />, { language });
    expect(screen.getByRole("heading", { name: title })).toBeDefined();
    expect(screen.getByRole("button", { name: button })).toBeDefined();
    expect(screen.getByText("no such plate").closest("details")?.open).toBe(false);
  });

  it.each([
    [{ status: 503 }, "503"],
    ["plain text", "plain text"],
  ])("shows details of the thrown value %j", (error, details) => {
    renderApp(<ErrorScreen error={error} />);
    expect(screen.getByText(details)).toBeDefined();
  });
});
