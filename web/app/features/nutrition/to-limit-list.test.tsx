import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { storedPreferences, storePreferences } from "../../storage/diary-preferences.ts";
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

it("writes salt as sodium in mg where labels do", () => {
  storePreferences({ ...storedPreferences(), country: "US" });
  const salted = {
    ...totals,
    amounts: { ...totals.amounts, salt: 6.3 },
    knownFor: { ...totals.knownFor, salt: 2 },
  };
  renderApp(<ToLimitList totals={salted} limits={{ salt: 5.75 }} />);
  screen.getByRole("region", { name: "Sugars, saturated fat and sodium" });
  expect(screen.getByRole("progressbar", { name: "Sodium" }).getAttribute("aria-valuetext")).toBe(
    "Sodium: 2,520\u00a0mg of 2,300\u00a0mg at most, 220\u00a0mg above",
  );
  expect(screen.queryByText("Salt")).toBeNull();
});
