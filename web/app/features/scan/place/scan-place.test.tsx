import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent, { PointerEventsCheckLevel } from "@testing-library/user-event";
import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import { addDays } from "#domain/time/calendar-day.ts";
import { exampleAnalysis, exampleFood } from "../../../testing/analysis-example.ts";
import { fillIn } from "../../../testing/fill-in.ts";
import { memoryDatabase } from "../../../testing/memory-database.ts";
import { renderApp } from "../../../testing/render-app.tsx";
import { signInBeforeEach } from "../../../testing/sign-in-before-each.ts";
import { ana } from "../../../testing/signed-in-example.ts";
import { respondWith, stubServer } from "../../../testing/stub-server.ts";
import { uploadPhoto } from "../../../testing/upload-photo.ts";
import { today } from "../../../time/today.ts";
import { presentMealType } from "../../add/present-meal-type.ts";
import { member, showMealsPage } from "../../meals/testing/show-meals-page.tsx";
import { ScannerPage } from "../flow/scanner-page.tsx";
import { sendWaitingScans } from "../flow/waiting/send-waiting-scans.ts";
import { listWaitingScans } from "../flow/waiting/waiting-scan.ts";

const lunch = exampleAnalysis([exampleFood("rice", 150, 130)]);
const submit = "POST /api/mealSubmissions/";
const accept = `${submit}${lunch.id}/accept`;
const noNetwork = () => Promise.reject(new TypeError("Failed to fetch"));
const analysing = {
  ...member,
  [`${submit}text`]: respondWith(lunch),
  [`${submit}image`]: respondWith(lunch),
  [`${submit}barcode`]: respondWith(lunch),
  [accept]: respondWith({ mealId: lunch.id }),
};
const yesterday = () => addDays(today(), -1);
/** One that the clock does not suggest. */
const [meal, name, saveLabel] =
  presentMealType() === "dinner"
    ? (["breakfast", "Breakfast", "Save to breakfast"] as const)
    : (["dinner", "Dinner", "Save to dinner"] as const);
const names = { breakfast: "Breakfast", lunch: "Lunch", snack: "Snack", dinner: "Dinner" };
const chip = (label: string) => screen.findByRole("button", { name: label });

beforeAll(async () => {
  await Promise.all([import("../flow/scan-dialogs.tsx"), import("../../add/add-sheet.tsx")]);
});
signInBeforeEach();
beforeEach(() => {
  vi.stubGlobal("indexedDB", memoryDatabase());
  vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: false }));
  vi.stubGlobal(
    "URL",
    Object.assign(URL, { createObjectURL: () => "blob:photo", revokeObjectURL: () => undefined }),
  );
});

/** Chooses the meal, and the day before, in the sheet, and goes on to the scan. */
async function scanFromSheet() {
  const person = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never, applyAccept: false });
  await person.click(await screen.findByRole("button", { name: `Add to ${name}` }));
  await person.click(await screen.findByRole("button", { name: /\s· Today$/ }));
  await person.click(await screen.findByRole("radio", { name: "Yesterday" }));
  await person.click(screen.getByRole("radio", { name }));
  await person.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Photo" }));
  expect(await chip(`${name}\u00a0· Yesterday`)).toBeDefined();
  return person;
}

async function describeMeal(person: ReturnType<typeof userEvent.setup>, text = "rice") {
  await person.click(await screen.findByRole("tab", { name: "Text" }));
  await fillIn(person, screen.getByLabelText("What did you eat?"), text);
  await person.keyboard("{Control>}{Enter}{/Control}");
}

const captures = {
  words: (person: ReturnType<typeof userEvent.setup>) => describeMeal(person),
  barcode: (person: ReturnType<typeof userEvent.setup>) => describeMeal(person, "8480000823274"),
  photo: async (person: ReturnType<typeof userEvent.setup>) => {
    await person.click(await screen.findByRole("tab", { name: "Gallery" }));
    await uploadPhoto(person);
    await person.click(await screen.findByRole("button", { name: "Analyze meal" }));
  },
};

it.each(["words", "barcode", "photo"] as const)(
  "keeps the meal and the day that were chosen in the sheet through a scan of %s",
  async (kind) => {
    const sent = stubServer(analysing);
    showMealsPage();
    const person = await scanFromSheet();
    await captures[kind](person);
    const save = await screen.findByRole("button", { name: new RegExp(`^${saveLabel}\\s· `) });
    expect(await chip(`${name}\u00a0· Yesterday`)).toBeDefined();
    await person.click(save);
    await waitFor(() => expect(sent.some(({ line }) => line === accept)).toBe(true));
    expect(sent.find(({ line }) => line === accept)?.body).toEqual({ date: yesterday(), mealType: meal });
  },
);

it("shows what it will be where nothing was chosen, and saves what is chosen in the result, by keyboard", async () => {
  const sent = stubServer(analysing);
  renderApp(<ScannerPage />);
  const person = userEvent.setup();
  await person.click(await screen.findByRole("button", { name: "Scan a meal" }));
  const byTime = `${names[presentMealType()]}\u00a0· Today`;
  expect(await chip(byTime)).toBeDefined();
  await describeMeal(person);
  expect(await screen.findByRole("button", { name: "Save meal" })).toBeDefined();
  (await chip(byTime)).focus();
  await person.keyboard("{Enter}");
  screen.getByRole("radio", { name }).focus();
  await person.keyboard(" {Escape}");
  const changed = await chip(`${name}\u00a0· Today`);
  // Escape closed the choice alone, and gave the focus back.
  expect(screen.queryByRole("radio", { name })).toBeNull();
  expect(document.activeElement).toBe(changed);
  await person.click(screen.getByRole("button", { name: saveLabel }));
  await waitFor(() => expect(sent.find(({ line }) => line === accept)?.body).toEqual({ mealType: meal }));
});

it("says nothing of day and meal where nothing was chosen", async () => {
  const sent = stubServer(analysing);
  renderApp(<ScannerPage />);
  const person = userEvent.setup();
  await person.click(await screen.findByRole("button", { name: "Scan a meal" }));
  await describeMeal(person);
  await person.click(await screen.findByRole("button", { name: "Save meal" }));
  await waitFor(() => expect(sent.find(({ line }) => line === accept)?.body).toEqual({}));
});

it("begins the next scan without the choice of the one before", async () => {
  stubServer(analysing);
  showMealsPage();
  const person = await scanFromSheet();
  await person.click(screen.getByRole("button", { name: "Close" }));
  await person.click(await screen.findByRole("button", { name: "Scan a meal" }));
  expect(await chip(`${names[presentMealType()]}\u00a0· Today`)).toBeDefined();
});

it("keeps them with a scan that waits without a network, and what is chosen when it is looked at", async () => {
  stubServer({ ...member, [`${submit}text`]: noNetwork });
  showMealsPage();
  await describeMeal(await scanFromSheet());
  await screen.findByText("Kept until you are back online");
  expect((await listWaitingScans(ana.id))[0]?.place).toMatchObject({ day: yesterday(), mealType: meal });
  cleanup();

  const sent = stubServer(analysing);
  await sendWaitingScans(ana.id, () => undefined);
  showMealsPage({ search: `?day=${yesterday()}` });
  const person = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
  await person.click(await screen.findByRole("button", { name: "See" }));
  await person.click(await chip(`${name}\u00a0· Yesterday`));
  await person.click(screen.getByRole("radio", { name: "Snack" }));
  await waitFor(async () => expect((await listWaitingScans(ana.id))[0]?.place?.mealType).toBe("snack"));
  await person.click(screen.getByRole("button", { name: "Close" }));
  await person.click(await screen.findByRole("button", { name: "See" }));
  expect(await chip("Snack\u00a0· Yesterday")).toBeDefined();
  await person.click(screen.getByRole("button", { name: /^Save to snacks/ }));
  await waitFor(() =>
    expect(sent.find(({ line }) => line === accept)?.body).toEqual({ date: yesterday(), mealType: "snack" }),
  );
});

it("keeps them with a result that was closed unsaved, also after a reload", async () => {
  stubServer(analysing);
  showMealsPage();
  const person = await scanFromSheet();
  await describeMeal(person);
  await screen.findByRole("button", { name: new RegExp(`^${saveLabel}`) });
  cleanup();
  renderApp(<ScannerPage />);
  const again = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
  await again.click(await screen.findByRole("button", { name: /^Look at/ }));
  expect(await chip(`${name}\u00a0· Yesterday`)).toBeDefined();
});

it("asks no visitor", async () => {
  localStorage.clear();
  stubServer({
    "POST /api/anonymous/session": respondWith({ sessionToken: "visitor", scanCount: 0 }, 201),
    "POST /api/anonymous/session/validate": respondWith({ scanCount: 1, scanLimit: 5 }),
    [`${submit}text`]: respondWith(lunch),
  });
  renderApp(<ScannerPage />, { path: "/scanner" });
  const person = userEvent.setup();
  await person.click(await screen.findByRole("button", { name: "Scan a meal" }));
  await screen.findByRole("tab", { name: "Text" });
  expect(screen.queryByRole("button", { name: /\s· Today$/ })).toBeNull();
  await describeMeal(person);
  expect(await screen.findByRole("button", { name: "Save meal" })).toBeDefined();
  expect(screen.queryByRole("button", { name: /\s· Today$/ })).toBeNull();
});
