import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { SubmissionAnalysis } from "#contract/shapes/scan.ts";
import { exampleAnalysis, exampleFood } from "../../../testing/analysis-example.ts";
import { fillIn } from "../../../testing/fill-in.ts";
import { renderApp } from "../../../testing/render-app.tsx";
import { respondWith, respondWithError, stubServer } from "../../../testing/stub-server.ts";
import { uploadPhoto } from "../../../testing/upload-photo.ts";
import { ScannerPage } from "./scanner-page.tsx";

const lunch = exampleAnalysis([exampleFood("rice", 150, 130), exampleFood("ham", 100, 140)]);
const visitor = {
  "POST /api/anonymous/session": respondWith({ sessionToken: "visitor", scanCount: 0 }, 201),
  "POST /api/anonymous/session/validate": respondWith({ scanCount: 1, scanLimit: 5 }),
};
const asking = (question: Partial<SubmissionAnalysis["questions"][number]>, foods = lunch.foods) => ({
  ...lunch,
  foods,
  status: "clarification_needed",
  questions: [{ questionText: "What is it?", choices: ["Salad", "Soup"], spreadKcal: 300, ...question }],
});
const what = asking(
  {
    kind: "what",
    choices: ["Salad", "Soup", "None of these"],
    suggestedChoices: 1,
    describeChoice: "None of these",
  },
  [],
);
const portion = asking({
  kind: "portion",
  questionText: "How much?",
  choices: ["Small", "Large"],
  choiceGrams: [100, 200],
});

// Preloaded here, so that no test has to wait for the lazy chunk.
beforeAll(() => import("./scan-dialogs.tsx"));
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal(
    "URL",
    Object.assign(URL, { createObjectURL: () => "blob:photo", revokeObjectURL: () => undefined }),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function scanPhoto() {
  const person = userEvent.setup({ applyAccept: false });
  await person.click(await screen.findByRole("button", { name: "Scan a meal" }));
  await person.click(await screen.findByRole("tab", { name: "Gallery" }));
  await uploadPhoto(person);
  await fillIn(person, await screen.findByLabelText(/What is it/), "I ate half");
  await person.click(screen.getByRole("button", { name: "Analyze meal" }));
  return person;
}

describe("a guided scan", () => {
  it("asks one question at a time, each answered with one tap", async () => {
    const answers = [respondWith(portion), respondWith(lunch)];
    const sent = stubServer({
      ...visitor,
      "POST /api/mealSubmissions/image": respondWith(what),
      [`POST /api/mealSubmissions/${lunch.id}/respond`]: () => (answers.shift() ?? respondWith(lunch))(),
    });
    renderApp(<ScannerPage />, { path: "/scanner" });
    const person = await scanPhoto();
    expect(await screen.findByRole("button", { name: /Salad.*Nutri’s guess/ })).toBeDefined();
    // Without a food there is no estimate to use.
    expect(screen.queryByRole("button", { name: "Skip and use the estimate" })).toBeNull();
    await person.click(screen.getByRole("button", { name: "Soup" }));
    expect(await screen.findByRole("heading", { name: "How much?" })).toBeDefined();
    await person.click(screen.getByRole("button", { name: /Large/ }));
    expect(await screen.findByRole("button", { name: "Save meal" })).toBeDefined();
    const answered = sent.filter(({ line }) => line.endsWith("/respond")).map(({ body }) => body);
    expect(answered).toEqual([
      [{ questionText: "What is it?", answer: "Soup" }],
      [{ questionText: "How much?", answer: "Large" }],
    ]);
  });

  it("offers what the person often has now, after what was recognised", async () => {
    const usual = asking(
      { ...what.questions[0], choices: ["Salad", "Porridge", "Soup"], usualChoices: 1 },
      [],
    );
    const sent = stubServer({
      ...visitor,
      "POST /api/mealSubmissions/image": respondWith(usual),
      [`POST /api/mealSubmissions/${lunch.id}/respond`]: respondWith(lunch),
    });
    renderApp(<ScannerPage />, { path: "/scanner" });
    const person = await scanPhoto();
    await person.click(await screen.findByRole("button", { name: /Porridge.*you often have this now/ }));
    expect(await screen.findByRole("button", { name: "Save meal" })).toBeDefined();
    expect(sent.find(({ line }) => line.endsWith("/respond"))?.body).toEqual([
      { questionText: "What is it?", answer: "Porridge" },
    ]);
  });

  const meal = { mealId: "7f8de2b4-6f0a-4e5e-9d53-1f9c8d1c2b3a", name: "Eggs on toast", day: "2026-03-10" };
  const remembered = { ...what, ownMeals: [{ ...meal, quantity: 210, calories: 380 }] };

  it("asks first whether it is one of the person's own meals, and saves that with one tap", async () => {
    const chosen = { ...lunch, name: meal.name, ownMeals: remembered.ownMeals };
    const sent = stubServer({
      ...visitor,
      "POST /api/mealSubmissions/image": respondWith(remembered),
      [`POST /api/mealSubmissions/${lunch.id}/edit`]: respondWith(chosen),
      [`POST /api/mealSubmissions/${lunch.id}/accept`]: respondWith({ mealId: null }),
    });
    renderApp(<ScannerPage />, { path: "/scanner" });
    const person = await scanPhoto();
    const own = await screen.findByRole("region", { name: "Is it one of these?" });
    expect(document.activeElement).toBe(within(own).getByRole("heading"));
    await person.click(within(own).getByRole("button", { name: "Save: Eggs on toast" }));
    await waitFor(() => expect(sent.some(({ line }) => line.endsWith("/accept"))).toBe(true));
    const { mealId } = meal;
    expect(sent.find(({ line }) => line.endsWith("/edit"))?.body).toEqual({
      edits: [{ kind: "ownMeal", mealId }],
    });
    expect(sent.some(({ line }) => line.endsWith("/respond"))).toBe(false);
  });

  it("opens one of the person's own meals, and asks again where that fails", async () => {
    const answers = [
      respondWithError(503, "service_unavailable"),
      respondWith({ ...lunch, name: meal.name }),
    ];
    stubServer({
      ...visitor,
      "POST /api/mealSubmissions/image": respondWith(remembered),
      [`POST /api/mealSubmissions/${lunch.id}/edit`]: () => (answers.shift() ?? respondWith(lunch))(),
    });
    renderApp(<ScannerPage />, { path: "/scanner" });
    const person = await scanPhoto();
    const open = async () => person.click(await screen.findByRole("button", { name: /^Eggs on toast/ }));
    await open();
    await waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>("button", { name: /^Eggs/ }).disabled).toBe(false),
    );
    await open();
    expect(await screen.findByRole("button", { name: "Save meal" })).toBeDefined();
    expect(screen.getByRole("heading", { name: /Eggs on toast/ })).toBeDefined();
  });

  it("offers to turn a packet over, beside the questions", async () => {
    stubServer({
      ...visitor,
      "POST /api/mealSubmissions/image": respondWith({ ...what, photoHint: "packet" }),
    });
    renderApp(<ScannerPage />, { path: "/scanner" });
    const person = await scanPhoto();
    expect(await screen.findByRole("region", { name: "Is this a packet?" })).toBeDefined();
    expect(screen.getByRole("button", { name: "Soup" })).toBeDefined();
    await person.click(screen.getByRole("button", { name: "Take another photo" }));
    expect(await screen.findByRole("tab", { name: "Gallery" })).toBeDefined();
  });

  it("stops asking whether it is a packet once the question is answered", async () => {
    stubServer({
      ...visitor,
      "POST /api/mealSubmissions/image": respondWith({ ...what, photoHint: "packet" }),
      [`POST /api/mealSubmissions/${lunch.id}/respond`]: respondWith({ ...lunch, photoHint: "packet" }),
    });
    renderApp(<ScannerPage />, { path: "/scanner" });
    const person = await scanPhoto();
    await person.click(await screen.findByRole("button", { name: "Soup" }));
    await screen.findByRole("button", { name: "Save meal" });
    expect(screen.queryByRole("region", { name: "Is this a packet?" })).toBeNull();
  });

  it("leads back to the question before, from a wrong answer", async () => {
    const answers = [
      respondWith({ ...portion, questions: [{ ...portion.questions[0], backChoice: "Go back" }] }),
    ];
    const sent = stubServer({
      ...visitor,
      "POST /api/mealSubmissions/image": respondWith(what),
      [`POST /api/mealSubmissions/${lunch.id}/respond`]: () => (answers.shift() ?? respondWith(what))(),
    });
    renderApp(<ScannerPage />, { path: "/scanner" });
    const person = await scanPhoto();
    await screen.findByRole("button", { name: "Soup" });
    expect(screen.queryByRole("button", { name: "Back" })).toBeNull();
    await person.click(screen.getByRole("button", { name: "Soup" }));
    await screen.findByRole("heading", { name: "How much?" });
    await person.click(screen.getByRole("button", { name: "Back" }));
    expect(await screen.findByRole("button", { name: "Soup" })).toBeDefined();
    expect(sent.at(-1)?.body).toEqual([{ questionText: "How much?", answer: "Go back" }]);
  });

  it("closed before the dish is known, says that the photo is not saved", async () => {
    localStorage.setItem("sign_up_prompt_seen", "1");
    stubServer({ ...visitor, "POST /api/mealSubmissions/image": respondWith({ ...what, name: "" }) });
    renderApp(<ScannerPage />, { path: "/scanner" });
    const person = await scanPhoto();
    await screen.findByRole("button", { name: "Soup" });
    await person.keyboard("{Escape}");
    expect(await screen.findByText("Your photo is not in your meals yet.")).toBeDefined();
  });

  it("adds the food that was searched for, once, and keeps the search when that fails", async () => {
    Object.assign(Element.prototype, { scrollIntoView: () => undefined });
    const bagel = {
      ...{ name: "Bagel", source: { table: "FNDDS 2021-2023", code: "51180010", description: "Bagel" } },
      ...{ defaultGrams: 105, per100Grams: lunch.foods[0]?.per100Grams, sizes: [] },
    };
    const edit = `POST /api/mealSubmissions/${lunch.id}/edit`;
    const answers = [respondWithError(503, "database_unavailable"), respondWith(lunch)];
    const sent = stubServer({
      ...visitor,
      "POST /api/mealSubmissions/image": respondWith(what),
      "GET /api/foods/search?query=bagel&language=en": respondWith([bagel]),
      [edit]: () => (answers.shift() ?? respondWith(lunch))(),
    });
    renderApp(<ScannerPage />, { path: "/scanner" });
    const person = await scanPhoto();
    await person.click(await screen.findByRole("button", { name: "Search" }));
    await person.click(screen.getByRole("combobox", { name: "Search the food table" }));
    await person.paste("bagel");
    await person.click(await screen.findByRole("option", { name: /Bagel/ }));
    expect(await screen.findByText("The change could not be made")).toBeDefined();
    const option = screen.getByRole("option", { name: /Bagel/ });
    await person.dblClick(option);
    expect(await screen.findByRole("button", { name: "Save meal" })).toBeDefined();
    const add = { kind: "add", table: bagel.source.table, code: bagel.source.code, grams: 105 };
    expect(sent.filter(({ line }) => line === edit).map(({ body }) => body)).toEqual([
      { edits: [add] },
      { edits: [add] },
    ]);
  });

  it("leads from the search back to the choices", async () => {
    stubServer({ ...visitor, "POST /api/mealSubmissions/image": respondWith(what) });
    renderApp(<ScannerPage />, { path: "/scanner" });
    const person = await scanPhoto();
    await person.click(await screen.findByRole("button", { name: "Search" }));
    await person.keyboard("{Escape}");
    expect(await screen.findByRole("button", { name: "Soup" })).toBeDefined();
  });

  it("offers to describe the meal if no choice fits, without a second scan", async () => {
    const sent = stubServer({
      ...visitor,
      "POST /api/mealSubmissions/image": respondWith(what),
      [`POST /api/mealSubmissions/${lunch.id}/correct`]: respondWith(lunch),
    });
    renderApp(<ScannerPage />, { path: "/scanner" });
    const person = await scanPhoto();
    await person.click(await screen.findByRole("button", { name: "Describe it" }));
    await person.type(screen.getByLabelText("What is it?"), "rice and ham");
    await person.keyboard("{Control>}{Enter}{/Control}");
    expect(await screen.findByRole("button", { name: "Save meal" })).toBeDefined();
    expect(sent.at(-1)?.line).not.toContain("/text");
    const corrections = sent.filter(({ line }) => line.endsWith("/correct")).map(({ body }) => body);
    expect(corrections).toEqual([{ text: "rice and ham" }]);
  });
});

describe("a photo's result", () => {
  it("offers other foods seen, and adds one only when it is tapped", async () => {
    const source = { table: "FNDDS 2017-2018", code: "51", description: "Bread" };
    const sent = stubServer({
      ...visitor,
      "POST /api/mealSubmissions/image": respondWith({
        ...lunch,
        alsoSeen: [{ name: "Bread", source, grams: 40, calories: 106 }],
      }),
      [`POST /api/mealSubmissions/${lunch.id}/edit`]: respondWith(lunch),
    });
    renderApp(<ScannerPage />, { path: "/scanner" });
    const person = await scanPhoto();
    await person.click(await screen.findByRole("button", { name: /Add.*Bread/ }));
    await waitFor(() => expect(screen.queryByRole("button", { name: /Add.*Bread/ })).toBeNull());
    const edits = sent.filter(({ line }) => line.endsWith("/edit")).map(({ body }) => body);
    expect(edits).toEqual([{ edits: [{ kind: "add", table: source.table, code: source.code, grams: 40 }] }]);
  });

  it("can be corrected in words, and keeps a text that was not understood", async () => {
    const answers = [
      respondWithError(422, "correction_not_understood"),
      respondWith({ ...lunch, foods: [exampleFood("turkey", 100, 110)] }),
    ];
    stubServer({
      ...visitor,
      "POST /api/mealSubmissions/image": respondWith(lunch),
      [`POST /api/mealSubmissions/${lunch.id}/correct`]: () => (answers.shift() ?? respondWith(lunch))(),
    });
    // jsdom lays nothing out and has no such method.
    const scrollIntoView = vi.fn();
    Object.assign(Element.prototype, { scrollIntoView });
    renderApp(<ScannerPage />, { path: "/scanner" });
    const person = await scanPhoto();
    const line = await screen.findByLabelText<HTMLInputElement>(/Tell Nutri/);
    await person.type(line, "turkey not ham{Enter}");
    expect(await screen.findByText(/couldn’t tell what to change/)).toBeDefined();
    expect(scrollIntoView).toHaveBeenCalledOnce();
    expect(line.value).toBe("turkey not ham");
    await person.type(line, "!{Enter}");
    const foods = await screen.findByRole("heading", { name: "turkey" });
    expect(within(foods).queryByText("ham")).toBeNull();
    expect(line.value).toBe("");
  });

  it("sets the grams of a food by tapping a portion size", async () => {
    const portions = [
      { size: "small" as const, grams: 90 },
      { size: "large" as const, grams: 240 },
    ];
    stubServer({
      ...visitor,
      "POST /api/mealSubmissions/image": respondWith({
        ...lunch,
        foods: [{ ...exampleFood("rice", 150, 130), portions }],
      }),
    });
    renderApp(<ScannerPage />, { path: "/scanner" });
    const person = await scanPhoto();
    await person.click(await screen.findByRole("button", { name: /Large/ }));
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: /Amount of rice/ }).value).toBe("240");
    expect(screen.getByRole("button", { name: /Large/ }).getAttribute("aria-pressed")).toBe("true");
  });
});

describe("a photo that could not be analysed", () => {
  it("can be sent again or retaken", async () => {
    const sent = stubServer({
      ...visitor,
      "POST /api/mealSubmissions/image": respondWithError(502, "analysis_failed"),
    });
    renderApp(<ScannerPage />, { path: "/scanner" });
    const person = await scanPhoto();
    await person.click(await screen.findByRole("button", { name: "Try again" }));
    await screen.findByRole("button", { name: "Try again" });
    const attempts = sent.filter(({ line }) => line.endsWith("/image"));
    expect(attempts).toHaveLength(2);
    await person.click(screen.getByRole("button", { name: "Retake photo" }));
    expect(screen.getByText("No camera found here")).toBeDefined();
  });
});

describe("several photos", () => {
  const heic = (name: string) => new File(["\0\0\0\x18ftypheic\0\0\0\0", name], name);
  async function choose(...files: readonly File[]) {
    const person = userEvent.setup({ applyAccept: false });
    await person.click(await screen.findByRole("button", { name: "Scan a meal" }));
    await person.click(await screen.findByRole("tab", { name: "Gallery" }));
    const input = document.querySelector<HTMLInputElement>("input[type=file]");
    if (!input) throw new Error("There is no file input.");
    await person.upload(input, [...files]);
    return person;
  }
  const thumbs = () =>
    within(screen.getByRole("list", { name: "Photos of this meal" })).getAllByRole("button");

  it("are four at most, each with its weight, and named where one can't be read", async () => {
    const sent = stubServer({ ...visitor, "POST /api/mealSubmissions/image": respondWith(lunch) });
    renderApp(<ScannerPage />, { path: "/scanner" });
    const notes = new File(["rice"], "notes.txt", { type: "text/plain" });
    const person = await choose(heic("a"), notes, heic("b"), heic("c"), heic("d"), heic("e"));
    expect(await screen.findByText("notes.txt:")).toBeDefined();
    await waitFor(() => expect(thumbs()).toHaveLength(3));
    expect(screen.getByText(/2 more were left out/)).toBeDefined();
    await fillIn(person, screen.getByLabelText(/^Weight on photo 3/), "60");
    const [first] = thumbs();
    if (first) await person.click(first);
    await fillIn(person, screen.getByLabelText(/^Weight on photo 1/), "1x");
    expect(screen.getByText(/^From 0.1 to/)).toBeDefined();
    const analyse = screen.getByRole<HTMLButtonElement>("button", { name: "Analyze meal" });
    expect(analyse.disabled).toBe(true);
    await fillIn(person, screen.getByLabelText(/^Weight on photo 1/), "120");
    await person.click(screen.getByRole("button", { name: "Remove photo 1" }));
    expect(thumbs()).toHaveLength(2);
    await person.click(screen.getByRole("button", { name: "Analyze meal" }));
    await screen.findByRole("button", { name: "Save meal" });
    expect(sent.find(({ line }) => line.endsWith("/image"))?.body).toMatchObject({ grams: ",60" });
  });

  it("that were not all of use are named beside the result", async () => {
    const unreadPhotos = [
      { photo: 2, reason: "unreadable" },
      { photo: 3, reason: "nothingFound" },
    ];
    stubServer({ ...visitor, "POST /api/mealSubmissions/image": respondWith({ ...lunch, unreadPhotos }) });
    renderApp(<ScannerPage />, { path: "/scanner" });
    const person = await choose(heic("a"), heic("b"), heic("c"));
    await waitFor(() => expect(thumbs()).toHaveLength(3));
    await person.click(screen.getByRole("button", { name: "Analyze meal" }));
    const note = await screen.findByRole("region", { name: "Not every photo could be used" });
    expect(within(note).getAllByRole("listitem")).toHaveLength(2);
  });
});
