import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { renderApp } from "../../testing/render-app.tsx";
import { stubServer } from "../../testing/stub-server.ts";
import { ToLimitList } from "./to-limit-list.tsx";

beforeEach(() => {
  localStorage.clear();
  stubServer({});
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const totals = {
  foodCount: 2,
  amounts: { sugars: 100, saturatedFat: 10, salt: null },
  knownFor: { sugars: 2, saturatedFat: 1, salt: 0 },
};

it("says what is a lower bound and what is unknown", () => {
  renderApp(<ToLimitList totals={totals} />);
  screen.getByText("100 g");
  screen.getByText("at least 10 g");
  screen.getByText("unknown");
  expect(screen.queryByRole("progressbar")).toBeNull();
});

it("says by how much a limit is passed, and never that it is reached", () => {
  renderApp(<ToLimitList totals={totals} limits={{ sugars: 90, saturatedFat: 10 }} />);
  const sugars = screen.getByRole("progressbar", { name: "Sugars" });
  expect(sugars.getAttribute("aria-valuetext")).toBe(
    "Sugars: 100\u00a0g of 90\u00a0g at most, 10\u00a0g above",
  );
  screen.getByRole("progressbar", { name: "Saturated fat" });
  expect(screen.queryByText(/reached/)).toBeNull();
});
