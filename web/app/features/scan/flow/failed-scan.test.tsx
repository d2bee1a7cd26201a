import { screen, waitFor, within } from "@testing-library/react";
import userEvent, { PointerEventsCheckLevel } from "@testing-library/user-event";
import { beforeAll, describe, expect, it } from "vitest";
import { exampleAnalysis, exampleFood } from "../../../testing/analysis-example.ts";
import { fillIn } from "../../../testing/fill-in.ts";
import { renderApp } from "../../../testing/render-app.tsx";
import { signInBeforeEach } from "../../../testing/sign-in-before-each.ts";
import { ana } from "../../../testing/signed-in-example.ts";
import { respondWith, respondWithError, stubServer } from "../../../testing/stub-server.ts";
import { shownToast } from "../../../ui/toast/toast-store.ts";
import { ScannerPage } from "./scanner-page.tsx";

const usage = { canScan: true, remainingScans: 5, dailyLimit: 7, resetTime: "2099-01-01T00:00:00.000Z" };
const member = { "GET /api/auth/me": respondWith(ana), "GET /api/usage/check": respondWith(usage) };
const submit = "POST /api/mealSubmissions/text";

beforeAll(() => import("./scan-dialogs.tsx"));
signInBeforeEach();

async function failToScan(answer: ReturnType<typeof respondWith>) {
  stubServer({ ...member, [submit]: answer });
  renderApp(<ScannerPage />, { path: "/scanner" });
  // jsdom loads no styles, so it does not know that toasts stay clickable above a dialog.
  const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
  await user.click(await screen.findByRole("button", { name: "Scan a meal" }));
  await user.click(await screen.findByRole("tab", { name: "Text" }));
  await fillIn(user, screen.getByLabelText("What did you eat?"), "rice and beans");
  await user.keyboard("{Control>}{Enter}{/Control}");
  const panel = await screen.findByRole("alert");
  return { user, panel, toast: within(screen.getByRole("region", { name: "Notifications", hidden: true })) };
}

describe("a failed scan", () => {
  it.each([
    [
      "at the daily limit",
      respondWithError(403, "daily_scan_limit_exceeded"),
      "Daily limit reached",
      "You’ve used all 7 free scans today. Upgrade to Pro for unlimited scans!",
    ],
    [
      "with a 403 of unknown code",
      respondWithError(403, "not_in_the_table"),
      "Daily limit reached",
      "You’ve used all 7 free scans today. Upgrade to Pro for unlimited scans!",
    ],
    [
      "with a message about the daily limit",
      respondWith({ message: "Daily scan limit exceeded for this user" }, 400),
      "Daily limit reached",
      "You’ve used all 7 free scans today. Upgrade to Pro for unlimited scans!",
    ],
    [
      "after too many requests",
      respondWithError(429, "too_many_requests"),
      "Too many requests",
      "Please wait a moment and try again.",
    ],
    [
      "with a message from the server",
      respondWith({ message: "The kitchen is closed." }, 500),
      "Analysis failed",
      "The kitchen is closed.",
    ],
    [
      "with a known error code",
      respondWithError(504, "analysis_timed_out"),
      "Analysis failed",
      "The analysis took too long. Please try again.",
    ],
    [
      "without a message from the server",
      respondWith({}, 500),
      "Analysis failed",
      "Could not analyze food description. Please try again.",
    ],
  ])("%s is explained in a destructive toast and in the dialog", async (_, answer, title, text) => {
    const { panel, toast } = await failToScan(answer);
    expect(shownToast()).toMatchObject({ variant: "destructive", title, description: text });
    expect(toast.getByText(text)).toBeDefined();
    expect(panel.textContent).toContain(title);
    expect(panel.textContent).toContain(text);
  });

  it("is still explained on the page once the dialog is closed, until the next scan", async () => {
    const { user } = await failToScan(respondWith({ message: "The kitchen is closed." }, 500));
    await user.keyboard("{Escape}");
    const alert = await screen.findByRole("alert");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(alert.textContent).toContain("Analysis failed");
    expect(alert.textContent).toContain("The kitchen is closed.");
    stubServer({ ...member, [submit]: respondWith(exampleAnalysis([exampleFood("rice", 150, 130)])) });
    await user.click(screen.getByRole("button", { name: "Scan a meal" }));
    await user.click(await screen.findByRole("button", { name: "Analyze meal" }));
    await screen.findByRole("button", { name: "Save meal" });
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("at the daily limit links to the plans in its toast", async () => {
    const { user, toast } = await failToScan(respondWithError(403, "daily_scan_limit_exceeded"));
    await user.click(toast.getByRole("button", { name: "Upgrade to Pro", hidden: true }));
    expect(await screen.findByText("elsewhere")).toBeDefined();
  });
});

describe("the scanner page", () => {
  const open = (answers: Parameters<typeof stubServer>[0]) => {
    stubServer({ ...member, ...answers });
    renderApp(<ScannerPage />, { path: "/scanner" });
  };
  const left = (remainingScans: number) => ({
    "GET /api/usage/check": respondWith({
      ...usage,
      remainingScans,
      resetTime: new Date(Date.now() + (5 * 60 + 3) * 60_000).toISOString(),
    }),
  });

  it.each([
    [1, "1 scan left today. New scans in 5h"],
    [2, "2 scans left today. New scans in 5h"],
  ])("warns when %i scans are left, and says when they reset", async (remaining, text) => {
    open(left(remaining));
    expect((await screen.findByText(new RegExp(text))).textContent).toMatch(/ in 5h [23]m\.$/);
  });

  it("shows only the count when more scans are left", async () => {
    open(left(3));
    expect((await screen.findByText("3 scans left today")).textContent).not.toContain("New scans");
  });

  it("reports that usage could not be checked, and still allows scanning", async () => {
    open({ "GET /api/usage/check": respondWithError(500, "internal_error") });
    expect((await screen.findByRole("alert")).textContent).toContain("Something went wrong");
    expect(screen.getByText("3 scans left today")).toBeDefined();
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Scan a meal" }).disabled).toBe(false);
  });

  it("says why a visitor's session could not be created", async () => {
    localStorage.clear();
    open({ "POST /api/anonymous/session": respondWith({}, 500) });
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("Something went wrong");
    expect(alert.textContent).toContain("Failed to create anonymous session");
  });
});
