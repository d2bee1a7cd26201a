import { screen } from "@testing-library/react";
import type userEvent from "@testing-library/user-event";
import { renderApp } from "../../../testing/render-app.tsx";
import { ana } from "../../../testing/signed-in-example.ts";
import { respondWith } from "../../../testing/stub-server.ts";
import { AddProvider } from "../../add/add-provider.tsx";
import { ScanProvider, usePageScan } from "../../scan/flow/scan-provider.tsx";
// What is loaded on demand is there at once.
import "../edit-meal-dialog.tsx";
import { MealsPage } from "../meals-page.tsx";
import "../place/place-dialog.tsx";
import "../row/offer-row.tsx";
import "../row/row-panel.tsx";
import { rice } from "./rice-bowl.ts";

/** Answers to a person whose only meal is the rice. */
export const member = {
  "GET /api/auth/me": respondWith(ana),
  "GET /api/usage/check": respondWith({ canScan: true, remainingScans: 5, dailyLimit: 10, resetTime: null }),
  "POST /api/meals/list": respondWith([rice]),
};

/** `search`: the query string. */
export function showMealsPage({ search = "" } = {}): void {
  renderApp(
    <ScanProvider>
      <AddProvider>
        <FrameButton />
        <MealsPage />
      </AddProvider>
    </ScanProvider>,
    { path: "/meals", search },
  );
}

/** As the frame around every page has it. */
function FrameButton() {
  const { start } = usePageScan();
  return (
    <button type="button" onClick={start}>
      Scan a meal
    </button>
  );
}

/** The button that opens the row. */
export function findRow(name: string): Promise<HTMLElement> {
  return screen.findByRole("button", { name: new RegExp(`^${name}`) });
}

/** Opens the row, and presses one of its buttons. */
export async function actOnRow(
  person: ReturnType<typeof userEvent.setup>,
  name: string,
  action: string,
): Promise<void> {
  const row = await findRow(name);
  if (row.getAttribute("aria-expanded") !== "true") await person.click(row);
  await person.click(await screen.findByRole("button", { name: `${action} ${name}` }));
}
