import { QueryClient } from "@tanstack/react-query";
import { afterEach, expect, it, vi } from "vitest";
import { storeTokens } from "../../../api/stored-tokens.ts";
import { storedPreferences, storePreferences } from "../../../storage/diary-preferences.ts";
import { ana, freshTokens } from "../../../testing/signed-in-example.ts";
import { respondWith, stubServer } from "../../../testing/stub-server.ts";
import { userQuery } from "./user-query.ts";

const before = storedPreferences();
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  storePreferences(before);
  localStorage.clear();
});

it.each([
  [null, "GB"],
  ["MX", "MX"],
] as const)(
  "shows an account of the country %s in the words of %s in a British browser",
  async (country, shown) => {
    vi.spyOn(navigator, "languages", "get").mockReturnValue(["en-GB", "en"]);
    storeTokens(freshTokens());
    stubServer({ "GET /api/auth/me": respondWith({ ...ana, country, units: null }) });
    await new QueryClient().fetchQuery(userQuery);
    expect(storedPreferences()).toMatchObject({ country: shown, units: "metric" });
  },
);
