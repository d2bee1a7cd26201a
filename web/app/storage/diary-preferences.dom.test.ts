import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { storedPreferences, storePreferences } from "./diary-preferences.ts";

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

it.each([
  [["en-AU", "en"], { country: "AU", energyUnit: "kJ", units: "metric" }],
  [["en-US"], { country: "US", energyUnit: "kcal", units: "imperial" }],
  [["es", "es-MX"], { country: "MX", energyUnit: "kcal", units: "metric" }],
  [["fr"], { country: null, energyUnit: "kcal", units: "metric" }],
])(
  "are a visitor's by the browser's languages %j, until an account says otherwise",
  (languages, expected) => {
    vi.spyOn(navigator, "languages", "get").mockReturnValue(languages);
    // As an account leaves the browser, without a reload.
    storePreferences({ ...storedPreferences(), energyUnit: "kcal", units: "metric", country: "FR" });
    expect(storedPreferences()).toMatchObject({ country: "FR", energyUnit: "kcal", units: "metric" });
    localStorage.clear();
    expect(storedPreferences()).toMatchObject(expected);
  },
);
