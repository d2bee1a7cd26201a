import { cleanup } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { endSession } from "../../../api/session-end.ts";
import { storeTokens } from "../../../api/stored-tokens.ts";
import { renderApp } from "../../../testing/render-app.tsx";
import { ana, freshTokens } from "../../../testing/signed-in-example.ts";
import { takeReturnPath } from "./return-path.ts";
import { useLeaveOnSessionEnd } from "./use-leave-on-session-end.ts";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, "", "/meals?day=2026-11-20");
});
afterEach(() => {
  cleanup();
  window.history.replaceState(null, "", "/");
});

function Page() {
  useLeaveOnSessionEnd();
  return <p>{"page"}</p>;
}

it.each([
  ["the same account", ana.id, "/meals?day=2026-11-20"],
  ["another account", "ben", "/dashboard"],
])("after a session has expired, %s goes to its own page only", (_, accountId, path) => {
  storeTokens(freshTokens());
  renderApp(<Page />, { path: "/meals" });
  endSession();
  expect(takeReturnPath(accountId)).toBe(path);
});
