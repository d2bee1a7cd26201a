import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it } from "vitest";
import { storeTokens } from "../../api/stored-tokens.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { freshTokens } from "../../testing/signed-in-example.ts";
import { takeReturnPath } from "../account/session/return-path.ts";
import { LockedForPro } from "./locked-for-pro.tsx";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

const link = () => screen.getByRole("link", { name: "Upgrade to Pro" });

it("leads a visitor to an account first, and then to the plans", async () => {
  renderApp(<LockedForPro text="Only with Pro" />);
  expect(link().getAttribute("href")).toBe("/register");
  await userEvent.setup().click(link());
  expect(takeReturnPath("ana-1")).toBe("/subscription");
});

it("leads an account to the plans", () => {
  storeTokens(freshTokens());
  renderApp(<LockedForPro text="Only with Pro" />);
  expect(link().getAttribute("href")).toBe("/subscription");
});
