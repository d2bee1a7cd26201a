import { cleanup } from "@testing-library/react";
import { afterEach, beforeEach, vi } from "vitest";
import { storeTokens } from "../api/stored-tokens.ts";
import { dismissToast, shownToast } from "../ui/toast/toast-store.ts";
import { freshTokens } from "./signed-in-example.ts";

/** Each test of the file starts with Ana signed in and nothing else stored, and leaves no page, toast or stub behind. */
export function signInBeforeEach(): void {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    storeTokens(freshTokens());
  });
  afterEach(() => {
    dismissToast(shownToast()?.id ?? 0);
    cleanup();
    vi.unstubAllGlobals();
  });
}
