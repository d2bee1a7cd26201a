import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { importMaxBytes } from "#contract/limits.ts";
import type { WeightLog } from "#contract/shapes/body.ts";
import type { DataImport, ImportPreview } from "#contract/shapes/imports.ts";
import { storePreferences } from "../../storage/diary-preferences.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { signInBeforeEach } from "../../testing/sign-in-before-each.ts";
import { ana } from "../../testing/signed-in-example.ts";
import { respondWith, respondWithError, stubServer } from "../../testing/stub-server.ts";
import { WeightCard } from "../body/weight-card.tsx";
import { ImportCard } from "./import-card.tsx";
import { withoutScans } from "./use-import.ts";

const id = "7f8de2b4-6f0a-4e5e-9d53-1f9c8d1c2b3a";
const counts = {
  ...{ rows: 2, meals: 1, weights: 1, days: 1, known: 0, skipped: 0, rejected: 0, listed: 0, kinds: [] },
};
const done: DataImport = {
  ...{ id, format: "cronometer", fileName: "biometrics.csv", status: "done", firstDay: null, lastDay: null },
  ...{ createdAt: "2026-03-10T12:00:00.000Z", counts: { ...counts, stored: 2, entries: 2 } },
};
const noWeights: WeightLog = { weights: [], latest: null, kgPerWeek: null, target: null };
const weights = "GET /api/body/weights?days=91";

signInBeforeEach();

const scrolled: Element[] = [];
beforeEach(() => {
  scrolled.length = 0;
  Object.assign(Element.prototype, {
    scrollIntoView(this: Element) {
      scrolled.push(this);
    },
  });
});

it("reads the weights again after an import was undone, and says what was kept", async () => {
  const sent = stubServer({
    "GET /api/auth/me": respondWith(ana),
    "GET /api/imports": respondWith([done]),
    [weights]: respondWith(noWeights),
    [`DELETE /api/imports/${id}`]: respondWith({ keptMeals: 2, keptOthers: 1 }),
  });
  renderApp(
    <>
      <WeightCard />
      <ImportCard />
    </>,
  );
  const readings = () => sent.filter(({ line }) => line === weights).length;
  await waitFor(() => expect(readings()).toBe(1));
  const person = userEvent.setup();
  await person.click(await screen.findByRole("button", { name: "Undo the import of biometrics.csv" }));
  await person.click(await screen.findByRole("button", { name: "Undo import" }));
  await waitFor(() => expect(readings()).toBe(2));
  const kept =
    "2 meals stay, because you have changed them. 1 other entry stays, because you have changed it";
  expect(await screen.findByText(kept)).toBeDefined();
});

it("previews amounts in the account's units", async () => {
  const row = { line: 2, day: "2026-03-09", mealType: null, name: null, weightKg: null } as const;
  const none = { grams: null, calories: null, protein: null, carbs: null, fat: null };
  const preview: ImportPreview = {
    ...{ ...done, status: "preview", counts: { ...counts, stored: 0, entries: 2 } },
    ...{ dateOrder: null, weightUnit: null, changes: [], passedOver: [], leftOut: [], rejected: [] },
    sample: [
      { ...row, ...none, mealType: "lunch", name: "Rice", grams: 170, calories: 221 },
      { ...row, ...none, line: 3, weightKg: 70 },
    ],
  };
  stubServer({
    "GET /api/auth/me": respondWith({ ...ana, units: "imperial" }),
    "GET /api/imports": respondWith([{ ...done, status: "preview" }]),
    [`GET /api/imports/${id}`]: respondWith(preview),
  });
  storePreferences({
    dayStartHour: 0,
    hidesCalories: false,
    units: "imperial",
    analysesHereOnly: false,
    remembersPlates: true,
    keepsPictures: false,
    showsNetCarbs: false,
    energyUnit: "kcal",
    country: null,
  });
  renderApp(<ImportCard />);
  expect(await screen.findByText(/· 6 oz/)).toBeDefined();
  expect(await screen.findByText("154.3 lb")).toBeDefined();
});

it("tells the rows of an archive's files apart", async () => {
  const row = { line: 2, day: "2026-03-09", mealType: null, name: null, weightKg: null } as const;
  const none = { grams: null, calories: null, protein: null, carbs: null, fat: null };
  const rejected = { line: 3, reason: "date", text: "yesterday,1" } as const;
  const preview: ImportPreview = {
    ...{
      ...done,
      status: "preview",
      counts: { ...counts, stored: 0, entries: 2, rejected: 1_502, listed: 1_500 },
    },
    ...{ dateOrder: null, weightUnit: null, changes: [], passedOver: [], leftOut: [] },
    rejected: [
      { ...rejected, file: "servings.csv" },
      { ...rejected, file: "biometrics.csv" },
    ],
    sample: [
      { ...row, ...none, mealType: "lunch", name: "Rice", grams: 170, calories: 221 },
      { ...row, ...none, weightKg: 70 },
    ],
  };
  stubServer({
    "GET /api/auth/me": respondWith(ana),
    "GET /api/imports": respondWith([{ ...done, status: "preview" }]),
    [`GET /api/imports/${id}`]: respondWith(preview),
  });
  renderApp(<ImportCard />);
  expect(await screen.findByText(/^servings\.csv, line 3: the date is missing/)).toBeDefined();
  expect(screen.getByText(/^biometrics\.csv, line 3: /)).toBeDefined();
  expect(screen.getByText("2 more rows, which the download does not list")).toBeDefined();
  expect(screen.getByText("Rice")).toBeDefined();
  expect(await screen.findByText(/^70.*kg$/)).toBeDefined();
});

const read: ImportPreview = {
  ...{ ...done, status: "preview", counts: { ...counts, stored: 0, entries: 2 } },
  ...{
    dateOrder: null,
    weightUnit: "kg",
    changes: [],
    passedOver: ["notes.csv"],
    leftOut: [],
    rejected: [],
    sample: [],
  },
};

/** A server that answers the upload once it is told to. */
function stubUpload() {
  const state = { isRead: false };
  let answer = (_: Response) => {};
  const answered = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  const sent = stubServer({
    "GET /api/auth/me": respondWith(ana),
    "GET /api/imports": () => Response.json(state.isRead ? [read] : []),
    [`GET /api/imports/${id}`]: respondWith(read),
    "POST /api/imports": () => answered,
  });
  return {
    sent,
    finish: () => {
      state.isRead = true;
      answer(Response.json(read, { status: 201 }));
    },
  };
}

it("says that it reads, then brings the preview into view with the focus on it", async () => {
  const { finish } = stubUpload();
  const { container } = renderApp(<ImportCard />);
  await screen.findByRole("button", { name: "Choose files" });
  const person = userEvent.setup();
  await person.upload(fileInput(container), new File(["Day"], "servings.csv"));
  expect(await screen.findByRole("status")).toHaveProperty(
    "textContent",
    "Reading servings.csvA long diary takes up to a minute.",
  );
  finish();
  const preview = await screen.findByRole("region", { name: "Preview of the import" });
  await waitFor(() => expect(document.activeElement).toBe(preview));
  expect(scrolled).toContain(preview);
  expect(screen.getByText(/^Not read, .*: notes\.csv$/)).toBeDefined();
  // The file is at hand, so its unit can be switched.
  expect(screen.getByRole("radio", { name: "lb" })).toBeDefined();
});

it("says how a file was read that is no longer at hand", async () => {
  stubServer({
    "GET /api/auth/me": respondWith(ana),
    "GET /api/imports": respondWith([read]),
    [`GET /api/imports/${id}`]: respondWith(read),
  });
  renderApp(<ImportCard />);
  expect(await screen.findByText(/they are read as kg\. Choose the file again/)).toBeDefined();
  expect(document.activeElement).toBe(document.body);
});

it("goes on by itself after a part that the server did not store in time", async () => {
  const preview: ImportPreview = {
    ...{ ...done, status: "preview", counts: { ...counts, stored: 0, entries: 2 } },
    ...{
      dateOrder: null,
      weightUnit: null,
      rejected: [],
      sample: [],
      changes: [],
      passedOver: [],
      leftOut: [],
    },
  };
  const answers = [respondWithError(503, "service_unavailable"), respondWith(done)];
  stubServer({
    "GET /api/auth/me": respondWith(ana),
    "GET /api/imports": respondWith([{ ...done, status: "preview" }]),
    [`GET /api/imports/${id}`]: respondWith(preview),
    [`POST /api/imports/${id}/continue`]: () => (answers.shift() ?? respondWith(done))(),
  });
  renderApp(<ImportCard />);
  await userEvent.click(await screen.findByRole("button", { name: "Store in my diary" }));
  expect(await screen.findByText("2 entries imported", {}, { timeout: 5_000 })).toBeDefined();
  expect(screen.queryByText(/The import stopped/)).toBeNull();
});

describe("our own export", () => {
  const kinds: ImportPreview["counts"]["kinds"] = [
    { kind: "settings", added: 0, changed: 1, known: 0 },
    { kind: "recipes", added: 1, changed: 2, known: 3 },
  ];
  const copy: ImportPreview = {
    ...{ ...done, format: "platewise", status: "preview", dateOrder: null, weightUnit: null },
    ...{
      sample: [],
      rejected: [],
      passedOver: [],
      leftOut: [],
      changes: [
        { kind: "settings", label: null },
        { kind: "recipes", label: "Cake" },
      ],
    },
    counts: { ...counts, meals: 0, weights: 0, days: 0, known: 3, stored: 0, entries: 4, kinds },
  };
  const show = (preview: ImportPreview) => {
    const sent = stubServer({
      "GET /api/auth/me": respondWith(ana),
      "GET /api/imports": respondWith([preview]),
      [`GET /api/imports/${id}`]: respondWith(preview),
      [`POST /api/imports/${id}/continue`]: respondWith({ ...done, format: "platewise" }),
    });
    renderApp(<ImportCard />);
    return sent;
  };

  it("names what it has of each kind, and takes what differs only where the person says so", async () => {
    const sent = show(copy);
    expect(await screen.findByText("1 to add · 2 differ · 3 already here")).toBeDefined();
    expect(screen.getByText("Cake · 1 more")).toBeDefined();
    const person = userEvent.setup();
    await person.click(screen.getByRole("switch", { name: "Use the file’s version: Recipes" }));
    expect(screen.getByRole("switch", { name: "Use the file’s version: Settings" })).toHaveProperty(
      "checked",
      false,
    );
    await person.click(screen.getByRole("button", { name: "Store in my diary" }));
    await waitFor(() =>
      expect(sent.find(({ line }) => line.startsWith("POST"))?.body).toEqual({ takes: ["recipes"] }),
    );
  });

  it("can be stored only once something is chosen, where all that is new differs", async () => {
    show({
      ...copy,
      counts: { ...copy.counts, entries: 1, kinds: [{ kind: "settings", added: 0, changed: 1, known: 0 }] },
    });
    const store = await screen.findByRole("button", { name: "Store in my diary" });
    expect(store).toHaveProperty("disabled", true);
    await userEvent.setup().click(screen.getByRole("switch"));
    expect(store).toHaveProperty("disabled", false);
  });

  it("is sent without its scans where they make it too large", async () => {
    const scans = Array.from({ length: 5 }, (_, at) => ({
      id: at,
      text: `,"scans":[${"x".repeat(importMaxBytes / 4)}`,
    }));
    const text = JSON.stringify({ exportedAt: "2026-03-10T12:00:00.000Z", meals: [1], scans });
    const sent = await withoutScans(new File([text], "platewise-data.json"));
    expect(JSON.parse(await sent.text())).toEqual({ exportedAt: "2026-03-10T12:00:00.000Z", meals: [1] });
    const other = new File(["Day,Note"], "notes.csv");
    expect(await withoutScans(other)).toBe(other);
  });
});

function fileInput(container: HTMLElement): HTMLInputElement {
  const input = container.querySelector<HTMLInputElement>("input[type=file]");
  if (!input) throw new Error("No file input.");
  return input;
}
