import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, expect, it } from "vitest";
import { exampleAnalysis, exampleFood } from "../../../testing/analysis-example.ts";
import { renderApp } from "../../../testing/render-app.tsx";
import { signInBeforeEach } from "../../../testing/sign-in-before-each.ts";
import { ana } from "../../../testing/signed-in-example.ts";
import { respondWith, stubServer } from "../../../testing/stub-server.ts";
import { shownToast } from "../../../ui/toast/toast-store.ts";
import { ScannerPage } from "../flow/scanner-page.tsx";

const usage = { canScan: true, remainingScans: 5, dailyLimit: 7, resetTime: "2099-01-01T00:00:00.000Z" };
const lunch = exampleAnalysis([exampleFood("rice", 150, 130)]);

beforeAll(() => import("../flow/scan-dialogs.tsx"));
signInBeforeEach();

async function saveMealOn(path: string) {
  stubServer({
    "GET /api/auth/me": respondWith(ana),
    "GET /api/usage/check": respondWith(usage),
    "POST /api/mealSubmissions/text": respondWith(lunch),
    [`POST /api/mealSubmissions/${lunch.id}/accept`]: respondWith({ mealId: lunch.id }),
  });
  renderApp(<ScannerPage />, { path });
  const person = userEvent.setup();
  await person.click(await screen.findByRole("button", { name: "Scan a meal" }));
  await person.click(await screen.findByRole("tab", { name: "Text" }));
  await person.type(screen.getByLabelText("What did you eat?"), "rice");
  await person.keyboard("{Control>}{Enter}{/Control}");
  await person.click(await screen.findByRole("button", { name: "Save meal" }));
  await waitFor(() => expect(shownToast()?.title).toBe("Meal saved"));
}

it.each([
  ["/dashboard", "See my meals"],
  ["/meals", undefined],
])("offers to open the diary after saving a meal, unless it is open: on %s, %s", async (path, label) => {
  await saveMealOn(path);
  expect(shownToast()?.action?.label).toBe(label);
});
