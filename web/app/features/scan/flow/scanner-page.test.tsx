import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { SubmissionAnalysis } from "#contract/shapes/scan.ts";
import { micronutrientNames } from "#domain/nutrition/nutrients.ts";
import { storeTokens } from "../../../api/stored-tokens.ts";
import { exampleAnalysis, exampleFood } from "../../../testing/analysis-example.ts";
import { fillIn } from "../../../testing/fill-in.ts";
import { renderApp } from "../../../testing/render-app.tsx";
import { ana, freshTokens } from "../../../testing/signed-in-example.ts";
import { respondWith, respondWithError, stubServer } from "../../../testing/stub-server.ts";
import { ScannerPage } from "./scanner-page.tsx";

const lunch = exampleAnalysis([exampleFood("rice", 150, 130), exampleFood("beans", 100, 90)]);
const visitor = {
  "POST /api/anonymous/session": respondWith({ sessionToken: "visitor", scanCount: 0 }, 201),
  "POST /api/anonymous/session/validate": respondWith({ scanCount: 1, scanLimit: 5 }),
};
const member = (remainingScans: number) => ({
  "GET /api/auth/me": respondWith(ana),
  "GET /api/usage/check": respondWith({
    canScan: remainingScans > 0,
    remainingScans,
    dailyLimit: 10,
    resetTime: new Date(Date.now() + 3_600_000).toISOString(),
  }),
});

// Preloaded here, so that no test has to wait for the lazy chunk.
beforeAll(() => import("./scan-dialogs.tsx"));
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function scan(text = "rice and beans") {
  const person = userEvent.setup();
  await person.click(await screen.findByRole("button", { name: "Scan a meal" }));
  await person.click(await screen.findByRole("tab", { name: "Text" }));
  await fillIn(person, screen.getByLabelText("What did you eat?"), text);
  await person.keyboard("{Control>}{Enter}{/Control}");
  return person;
}

const answeringWith = (change: Partial<SubmissionAnalysis>) => respondWith({ ...lunch, ...change });

describe("scanning", () => {
  it("sends only the changed quantity when the meal is saved", async () => {
    storeTokens(freshTokens());
    const sent = stubServer({
      ...member(5),
      "POST /api/mealSubmissions/text": respondWith(lunch),
      [`POST /api/mealSubmissions/${lunch.id}/accept`]: respondWith({ mealId: null }),
    });
    renderApp(<ScannerPage />, { path: "/scanner" });
    const person = await scan("  rice and beans  ");
    await person.click(await screen.findByRole("button", { name: "More: Whole meal" }));
    await person.click(screen.getByRole("button", { name: "Save meal" }));
    expect(await screen.findByText("Meal saved")).toBeDefined();
    const bodies = Object.fromEntries(sent.map(({ line, body }) => [line, body]));
    expect(bodies["POST /api/mealSubmissions/text"]).toEqual({ text: "rice and beans", language: "en" });
    expect(bodies[`POST /api/mealSubmissions/${lunch.id}/accept`]).toEqual({ quantity: 260 });
  });

  it("retries with the same idempotency key after a network failure", async () => {
    let isOffline = true;
    const sent = stubServer({
      ...visitor,
      "POST /api/mealSubmissions/text": () => {
        if (isOffline) throw new TypeError("Failed to fetch");
        return Response.json(lunch);
      },
    });
    renderApp(<ScannerPage />, { path: "/scanner" });
    const person = await scan();
    const again = await screen.findByRole("button", { name: "Try again" });
    isOffline = false;
    await person.click(again);
    await screen.findByRole("heading", { name: /Lunch/ });
    const keys = sent
      .filter(({ line }) => line.endsWith("/text"))
      .map(({ headers }) => headers.get("Idempotency-Key"));
    expect(keys.length).toBe(3);
    expect(new Set(keys).size).toBe(1);
  });

  it("waits for a visitor's session that is still being created", async () => {
    const sent = stubServer({
      ...visitor,
      "POST /api/anonymous/session": async () => {
        await new Promise((resume) => setTimeout(resume, 700));
        return Response.json({ sessionToken: "visitor", scanCount: 0 }, { status: 201 });
      },
      "POST /api/mealSubmissions/text": respondWith(lunch),
    });
    renderApp(<ScannerPage />, { path: "/scanner" });
    await scan();
    await screen.findByRole("heading", { name: /Lunch/ });
    const submission = sent.find(({ line }) => line.endsWith("/text"));
    expect(submission?.headers.get("X-Anonymous-Session-Token")).toBe("visitor");
  });

  it("keeps a result that was neither saved nor discarded, also when the page is reloaded", async () => {
    stubServer({
      ...visitor,
      "POST /api/mealSubmissions/text": respondWith(lunch),
      [`POST /api/mealSubmissions/${lunch.id}/accept`]: respondWith({ mealId: null }),
    });
    const page = renderApp(<ScannerPage />, { path: "/scanner" });
    await scan();
    await screen.findByRole("heading", { name: /Lunch/ });
    page.unmount();
    renderApp(<ScannerPage />, { path: "/scanner" });
    const unsaved = await screen.findByRole("region", { name: "Not saved yet" });
    expect(unsaved.textContent).toContain(lunch.name);
    const person = userEvent.setup();
    await person.click(within(unsaved).getByRole("button", { name: `Look at ${lunch.name}` }));
    await screen.findByRole("heading", { name: /Lunch/ });
    expect(screen.queryByRole("region", { name: "Not saved yet" })).toBeNull();
    await person.click(screen.getByRole("button", { name: "Save meal" }));
    expect(await screen.findByText("Your meal waits for an account")).toBeDefined();
    expect(screen.queryByRole("region", { name: "Not saved yet" })).toBeNull();
  });

  it("discards an unsaved result on request, and restores it on undo", async () => {
    stubServer({ ...visitor, "POST /api/mealSubmissions/text": respondWith(lunch) });
    const page = renderApp(<ScannerPage />, { path: "/scanner" });
    await scan();
    await screen.findByRole("heading", { name: /Lunch/ });
    page.unmount();
    renderApp(<ScannerPage />, { path: "/scanner" });
    const person = userEvent.setup();
    await person.click(await screen.findByRole("button", { name: `Discard: ${lunch.name}` }));
    expect(screen.queryByRole("region", { name: "Not saved yet" })).toBeNull();
    await person.click(screen.getByRole("button", { name: "Undo" }));
    await person.click(await screen.findByRole("button", { name: `Look at ${lunch.name}` }));
    expect(await screen.findByRole("heading", { name: /Lunch/ })).toBeDefined();
  });

  it("keeps the text when no food was recognised", async () => {
    stubServer({ ...visitor, "POST /api/mealSubmissions/text": respondWithError(422, "no_food_recognised") });
    renderApp(<ScannerPage />, { path: "/scanner" });
    const person = await scan("asdf");
    expect((await screen.findByRole("alert")).textContent).toContain("cost no scan");
    await person.click(screen.getByRole("button", { name: "Change the text" }));
    expect(screen.getByLabelText<HTMLTextAreaElement>("What did you eat?").value).toBe("asdf");
  });

  it("clears the text when the dialog is closed, and restores it on undo", async () => {
    storeTokens(freshTokens());
    stubServer(member(5));
    renderApp(<ScannerPage />, { path: "/scanner" });
    const person = userEvent.setup();
    const open = async () => {
      await person.click(screen.getByRole("button", { name: "Scan a meal" }));
      await person.click(await screen.findByRole("tab", { name: "Text" }));
      return screen.getByLabelText<HTMLTextAreaElement>("What did you eat?");
    };
    await person.type(await open(), "rice");
    await person.keyboard("{Escape}");
    expect(await screen.findByText("Text cleared")).toBeDefined();
    await person.click(screen.getByRole("button", { name: "Undo" }));
    expect((await screen.findByLabelText<HTMLTextAreaElement>("What did you eat?")).value).toBe("rice");
    await person.keyboard("{Escape}");
    expect((await open()).value).toBe("");
  });

  it("disables the scan button at the daily limit and shows when scans return", async () => {
    storeTokens(freshTokens());
    stubServer(member(0));
    renderApp(<ScannerPage />, { path: "/scanner" });
    const button = await screen.findByRole<HTMLButtonElement>("button", { name: "Daily limit reached" });
    expect(button.disabled).toBe(true);
    expect(screen.getByText(/New scans in (00:59:5\d|01:00:00)\./)).toBeDefined();
    expect(screen.getByRole("link", { name: "Upgrade to Pro" }).getAttribute("href")).toBe("/subscription");
  });
});

describe("questions", () => {
  const questions = [
    { questionText: "Which milk?", choices: ["Whole", "Skimmed"], spreadKcal: 90 },
    { questionText: "How much rice?", choices: ["A cup", "A plate"], spreadKcal: 200 },
  ];

  it("are sent once all of them are answered", async () => {
    const sent = stubServer({
      ...visitor,
      "POST /api/mealSubmissions/text": answeringWith({ status: "clarification_needed", questions }),
      [`POST /api/mealSubmissions/${lunch.id}/respond`]: answeringWith({ name: "Lunch, made precise" }),
    });
    renderApp(<ScannerPage />, { path: "/scanner" });
    const person = await scan();
    const submit = await screen.findByRole<HTMLButtonElement>("button", { name: "Submit answers" });
    await person.click(screen.getByLabelText("Skimmed"));
    expect(submit.disabled).toBe(true);
    await person.click(screen.getByLabelText("A plate"));
    await person.click(submit);
    expect(await screen.findByText("Lunch, made precise")).toBeDefined();
    expect(sent.at(-1)?.body).toEqual([
      { questionText: "Which milk?", answer: "Skimmed" },
      { questionText: "How much rice?", answer: "A plate" },
    ]);
  });

  it("can be skipped and reopened, and are skipped on the server when the meal is saved", async () => {
    const sent = stubServer({
      ...visitor,
      "POST /api/mealSubmissions/text": answeringWith({ status: "clarification_needed", questions }),
      [`POST /api/mealSubmissions/${lunch.id}/respond`]: respondWith(lunch),
      [`POST /api/mealSubmissions/${lunch.id}/accept`]: respondWith({ mealId: null }),
    });
    renderApp(<ScannerPage />, { path: "/scanner" });
    const person = await scan();
    await person.click(await screen.findByRole("button", { name: "Skip and use the estimate" }));
    expect(screen.getByRole("button", { name: "Save meal" })).toBeDefined();
    await person.click(screen.getByRole("button", { name: "Answer 2 questions to narrow the range" }));
    expect(screen.getByLabelText("Skimmed")).toBeDefined();
    await person.click(screen.getByRole("button", { name: "Skip and use the estimate" }));
    await person.click(screen.getByRole("button", { name: "Save meal" }));
    expect(await screen.findByText("Your meal waits for an account")).toBeDefined();
    const calls = sent.filter(({ line }) => line.includes(lunch.id));
    expect(calls.map(({ line }) => line.split("/").at(-1))).toEqual(["respond", "accept"]);
    expect(calls[0]?.body).toEqual([]);
  });

  it("that were skipped are not asked again by a correction in words", async () => {
    const open = { status: "clarification_needed", questions } as const;
    stubServer({
      ...visitor,
      "POST /api/mealSubmissions/text": answeringWith(open),
      [`POST /api/mealSubmissions/${lunch.id}/correct`]: answeringWith({ ...open, name: "Lunch, corrected" }),
    });
    renderApp(<ScannerPage />, { path: "/scanner" });
    const person = await scan();
    await person.click(await screen.findByRole("button", { name: "Skip and use the estimate" }));
    await person.type(await screen.findByLabelText(/Tell Nutri/), "no cheese{Enter}");
    expect(await screen.findByText("Lunch, corrected")).toBeDefined();
    expect(screen.queryByLabelText("Skimmed")).toBeNull();
    expect(screen.getByRole("button", { name: "Answer 2 questions to narrow the range" })).toBeDefined();
  });
});

describe("Pro content of a result", () => {
  it("is locked for other plans", async () => {
    stubServer({ ...visitor, "POST /api/mealSubmissions/text": respondWith(lunch) });
    renderApp(<ScannerPage />, { path: "/scanner" });
    const person = await scan();
    await person.click(await screen.findByRole("tab", { name: /Micronutrients/ }));
    const panel = screen.getByRole("tabpanel", { name: /Micronutrients/ });
    expect(within(panel).getByRole("link", { name: "Upgrade to Pro" })).toBeDefined();
  });

  it("marks unknown micronutrients and lower bounds", async () => {
    const amounts = Object.fromEntries(micronutrientNames.map((name) => [name, 1]));
    const body = {
      ...lunch,
      nutritionalTip: "Eat the beans.",
      micronutrients: { ...amounts, vitaminD: 1.238, iodine: null },
      micronutrientsKnownFor: { vitaminD: 1 },
    };
    stubServer({ ...visitor, "POST /api/mealSubmissions/text": respondWith(body) });
    renderApp(<ScannerPage />, { path: "/scanner" });
    const person = await scan();
    expect(await screen.findByText("Eat the beans.")).toBeDefined();
    await person.click(screen.getByRole("tab", { name: "Micronutrients" }));
    await waitFor(() => expect(screen.getByText("at least 1.24 µg")).toBeDefined());
    expect(screen.getByText("known for 1 of 2 foods")).toBeDefined();
    expect(screen.getByText("unknown")).toBeDefined();
  });
});
