import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import type { WeightLog } from "#contract/shapes/body.ts";
import type { DataImport, ImportPreview } from "#contract/shapes/imports.ts";
import { storePreferences } from "../../storage/diary-preferences.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { signInBeforeEach } from "../../testing/sign-in-before-each.ts";
import { ana } from "../../testing/signed-in-example.ts";
import { respondWith, respondWithError, stubServer } from "../../testing/stub-server.ts";
import { WeightCard } from "../body/weight-card.tsx";
import { ImportCard } from "./import-card.tsx";

const id = "7f8de2b4-6f0a-4e5e-9d53-1f9c8d1c2b3a";
const counts = { rows: 2, meals: 1, weights: 1, days: 1, known: 0, skipped: 0, rejected: 0, listed: 0 };
const done: DataImport = {
  ...{ id, format: "cronometer", fileName: "biometrics.csv", status: "done", firstDay: null, lastDay: null },
  ...{ createdAt: "2026-03-10T12:00:00.000Z", counts: { ...counts, stored: 2, entries: 2 } },
};
const noWeights: WeightLog = { weights: [], latest: null, kgPerWeek: null, target: null };
const weights = "GET /api/body/weights?days=91";

signInBeforeEach();

it("reads the weights again after an import was undone, and says what was kept", async () => {
  const sent = stubServer({
    "GET /api/auth/me": respondWith(ana),
    "GET /api/imports": respondWith([done]),
    [weights]: respondWith(noWeights),
    [`DELETE /api/imports/${id}`]: respondWith({ keptMeals: 2 }),
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
  expect(await screen.findByText("2 meals stay, because you have changed them")).toBeDefined();
});

it("previews amounts in the account's units", async () => {
  const row = { line: 2, day: "2026-03-09", mealType: null, name: null, weightKg: null } as const;
  const none = { grams: null, calories: null, protein: null, carbs: null, fat: null };
  const preview: ImportPreview = {
    ...{ ...done, status: "preview", counts: { ...counts, stored: 0, entries: 2 } },
    ...{ dateOrder: null, weightUnit: null, rejected: [] },
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
  storePreferences({ dayStartHour: 0, hidesCalories: false, units: "imperial", analysesHereOnly: false });
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
    ...{ dateOrder: null, weightUnit: null },
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

it("goes on by itself after a part that the server did not store in time", async () => {
  const preview: ImportPreview = {
    ...{ ...done, status: "preview", counts: { ...counts, stored: 0, entries: 2 } },
    ...{ dateOrder: null, weightUnit: null, rejected: [], sample: [] },
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
