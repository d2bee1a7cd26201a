import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { mealChanges } from "#contract/shapes/meals.ts";
import { storeTokens } from "../../api/stored-tokens.ts";
import { storePreferences } from "../../storage/diary-preferences.ts";
import { ana, freshTokens } from "../../testing/signed-in-example.ts";
import { respondWith, respondWithError, stubServer } from "../../testing/stub-server.ts";
import { withOnlyFoodOf } from "./row/use-food-amount.ts";
import { repeated, rice } from "./testing/rice-bowl.ts";
import { actOnRow, findRow, member, showMealsPage } from "./testing/show-meals-page.tsx";

beforeEach(() => {
  localStorage.clear();
  storeTokens(freshTokens());
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  vi.unstubAllGlobals();
});

describe("editing a meal", () => {
  async function open() {
    const person = userEvent.setup();
    await actOnRow(person, "Rice bowl", "Edit");
    return { person, dialog: within(await screen.findByRole("dialog", { name: "Edit meal" })) };
  }

  it("shows the new total, sends only what changed, and confirms", async () => {
    const sent = stubServer({
      ...member,
      [`PATCH /api/meals/${rice.id}`]: respondWith({ ...rice, name: "Big rice bowl", quantity: 300 }),
    });
    showMealsPage();
    const { person, dialog } = await open();
    const name = dialog.getByLabelText("Name");
    await person.clear(name);
    await person.type(name, "Big rice bowl");
    const grams = dialog.getByRole("textbox", { name: "Amount of rice" });
    await person.clear(grams);
    await person.type(grams, "300{Tab}");
    expect(dialog.getByText("390")).toBeDefined();
    await person.click(dialog.getByRole("button", { name: "Save changes" }));
    expect(await screen.findByText("Meal updated")).toBeDefined();
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(sent.find(({ line }) => line.startsWith("PATCH"))?.body).toEqual({
      name: "Big rice bowl",
      edits: [{ kind: "portion", position: 0, grams: 300 }],
      revision: 0,
    });
  });

  it("keeps what was typed when the server refuses", async () => {
    stubServer({ ...member, [`PATCH /api/meals/${rice.id}`]: respondWithError(500, "internal_error") });
    showMealsPage();
    const { person, dialog } = await open();
    await person.type(dialog.getByLabelText("Name"), " two");
    await person.click(dialog.getByRole("button", { name: "Save changes" }));
    expect(await dialog.findByText("Your changes could not be saved")).toBeDefined();
    expect(dialog.getByDisplayValue("Rice bowl two")).toBeDefined();
  });

  it("rejects an empty name and a future day without sending", async () => {
    const sent = stubServer(member);
    showMealsPage();
    const { person, dialog } = await open();
    await person.clear(dialog.getByLabelText("Name"));
    const time = dialog.getByLabelText("Eaten at");
    await person.clear(time);
    await person.type(time, "2999-01-01T12:00");
    await person.click(dialog.getByRole("button", { name: "Save changes" }));
    expect(dialog.getByText("Give the meal a name.")).toBeDefined();
    expect(dialog.getByText("That day has not come yet.")).toBeDefined();
    expect(sent.some(({ line }) => line.startsWith("PATCH"))).toBe(false);
  });
});

it("changes a meal of after midnight, where the day begins later", async () => {
  const night = new Date();
  night.setDate(night.getDate() + 1);
  night.setHours(1, 0, 0, 0);
  vi.useFakeTimers({ toFake: ["Date"], now: night });
  storeTokens(freshTokens());
  stubServer({
    ...member,
    "GET /api/auth/me": respondWith({ ...ana, dayStartHour: 4 }),
    "POST /api/meals/list": respondWith([{ ...rice, createdAt: night.toISOString() }]),
    [`PATCH /api/meals/${rice.id}`]: respondWith(rice),
  });
  storePreferences({
    dayStartHour: 4,
    hidesCalories: false,
    units: "metric",
    analysesHereOnly: false,
    remembersPlates: true,
    keepsPictures: false,
    showsNetCarbs: false,
    energyUnit: "kcal",
    country: null,
  });
  showMealsPage();
  const person = userEvent.setup();
  await actOnRow(person, "Rice bowl", "Edit");
  const dialog = within(await screen.findByRole("dialog", { name: "Edit meal" }));
  await person.type(dialog.getByLabelText("Name"), " two");
  await person.click(dialog.getByRole("button", { name: "Save changes" }));
  expect(await screen.findByText("Meal updated")).toBeDefined();
});

describe("logging a meal again", () => {
  it("takes one tap in its row, and one to undo it", async () => {
    const sent = stubServer({
      ...member,
      [`POST /api/meals/${rice.id}/log-again`]: respondWith(repeated, 201),
      [`DELETE /api/meals/${repeated.id}`]: () => new Response(null, { status: 204 }),
    });
    showMealsPage();
    const person = userEvent.setup();
    await actOnRow(person, "Rice bowl", "Log again");
    await person.click(await screen.findByRole("button", { name: "Undo" }));
    const lines = () => sent.map(({ line }) => line);
    const undo = `DELETE /api/meals/${repeated.id}`;
    await waitFor(() => expect(lines()).toContain(undo));
    // The page also asks for other things of the day, in any order.
    await waitFor(() => expect(lines().slice(lines().indexOf(undo))).toContain("POST /api/meals/list"));
    expect(sent.find(({ line }) => line.includes("log-again"))?.body).toEqual({ mealType: "lunch" });
  });

  it("from another day logs it today, as the same meal", async () => {
    const sent = stubServer({
      ...member,
      [`POST /api/meals/${rice.id}/log-again`]: respondWith(repeated, 201),
    });
    showMealsPage({ search: "?day=2026-03-01" });
    await actOnRow(userEvent.setup(), "Rice bowl", "Log again");
    expect(await screen.findByText("Logged again: Lunch · Today")).toBeDefined();
    expect(sent.find(({ line }) => line.includes("log-again"))?.body).toEqual({ mealType: "lunch" });
  });
});

describe("moving and copying a meal", () => {
  const past = { ...rice, createdAt: new Date("2026-03-01T13:30:00").toISOString() };
  const showPast = (answers: object) => {
    const sent = stubServer({ ...member, "POST /api/meals/list": respondWith([past]), ...answers });
    showMealsPage({ search: "?day=2026-03-01" });
    return sent;
  };

  it("moves it to today at its time of day, and takes that back", async () => {
    const moved = { ...past, revision: 4 };
    const sent = showPast({
      [`PATCH /api/meals/${rice.id}`]: respondWith(moved),
      [`POST /api/meals/${rice.id}/undo`]: respondWith(past),
    });
    const person = userEvent.setup();
    await actOnRow(person, "Rice bowl", "Move");
    await person.click(await screen.findByRole("button", { name: "Move" }));
    expect(await screen.findByText("Moved: Lunch · Today")).toBeDefined();
    const eatenAt = new Date();
    eatenAt.setHours(13, 30, 0, 0);
    expect(sent.find(({ line }) => line.startsWith("PATCH"))?.body).toEqual({
      eatenAt: eatenAt.toISOString(),
    });
    await person.click(screen.getByRole("button", { name: "Undo" }));
    await waitFor(() =>
      expect(sent.find(({ line }) => line.endsWith("/undo"))?.body).toEqual({ revision: 4 }),
    );
  });

  it("copies it to a day that is typed", async () => {
    const sent = showPast({ [`POST /api/meals/${rice.id}/log-again`]: respondWith(repeated, 201) });
    const person = userEvent.setup();
    await actOnRow(person, "Rice bowl", "Copy");
    const dialog = within(await screen.findByRole("dialog", { name: "Copy Rice bowl" }));
    const date = dialog.getByLabelText("Another day");
    await person.clear(date);
    expect(dialog.getByRole("button", { name: "Copy" })).toHaveProperty("disabled", true);
    await person.type(date, "2026-02-27");
    await person.click(dialog.getByRole("radio", { name: "Dinner" }));
    await person.click(dialog.getByRole("button", { name: "Copy" }));
    await waitFor(() =>
      expect(sent.find(({ line }) => line.includes("log-again"))?.body).toEqual({
        date: "2026-02-27",
        mealType: "dinner",
      }),
    );
  });

  it("says how many of several could not be moved", async () => {
    const other = { ...repeated, name: "Soup" };
    stubServer({
      ...member,
      "POST /api/meals/list": respondWith([rice, other]),
      [`PATCH /api/meals/${rice.id}`]: respondWith({ ...rice, mealType: "dinner" }),
      [`PATCH /api/meals/${other.id}`]: respondWithError(409, "daily_meal_limit_exceeded"),
    });
    showMealsPage();
    const person = userEvent.setup();
    await person.click(await screen.findByRole("button", { name: "Select several" }));
    await person.click(screen.getByRole("checkbox", { name: "Select all of Lunch" }));
    expect(screen.getByText(/^2 selected · 390.kcal$/)).toBeDefined();
    await person.click(screen.getByRole("button", { name: "Move" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Move 2 foods" }));
    await person.click(dialog.getByRole("radio", { name: "Dinner" }));
    await person.click(dialog.getByRole("button", { name: "Move" }));
    expect(await screen.findByText("1 food could not be moved")).toBeDefined();
  });
});

describe("the amount of a meal's only food", () => {
  it("is changed in the row, sent once it rests, and taken back there", async () => {
    let stored = rice;
    const sent = stubServer({
      ...member,
      "POST /api/meals/list": () => Response.json([stored]),
      [`PATCH /api/meals/${rice.id}`]: (body) => {
        const { grams = 0 } = mealChanges.parse(body).edits?.find((edit) => edit.kind === "portion") ?? {};
        stored = { ...withOnlyFoodOf(stored, grams), revision: stored.revision + 1 };
        return Response.json(stored);
      },
    });
    showMealsPage();
    const person = userEvent.setup();
    await person.click(await findRow("Rice bowl"));
    await person.click(await screen.findByRole("button", { name: /increase.*rice|more.*rice/i }));
    expect(await findRow("Rice bowl\\s*160\\sg.*208")).toBeDefined();
    await waitFor(() =>
      expect(sent.find(({ line }) => line.startsWith("PATCH"))?.body).toEqual({
        edits: [{ kind: "portion", position: 0, grams: 160 }],
        revision: 0,
      }),
    );
    await person.click(await screen.findByRole("button", { name: "Undo" }));
    await waitFor(
      () =>
        expect(sent.filter(({ line }) => line.startsWith("PATCH"))[1]?.body).toEqual({
          edits: [{ kind: "portion", position: 0, grams: 150 }],
          revision: 1,
        }),
      { timeout: 5000 },
    );
  });
});
