import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { storeTokens } from "../../api/stored-tokens.ts";
import { storePreferences } from "../../storage/diary-preferences.ts";
import { ana, freshTokens } from "../../testing/signed-in-example.ts";
import { respondWith, respondWithError, stubServer } from "../../testing/stub-server.ts";
import { member, repeated, rice, showMealsPage } from "./testing/show-meals-page.tsx";

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
    await person.click(await screen.findByRole("button", { name: "Edit Rice bowl" }));
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
  });
  showMealsPage();
  const person = userEvent.setup();
  await person.click(await screen.findByRole("button", { name: "Edit Rice bowl" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Edit meal" }));
  await person.type(dialog.getByLabelText("Name"), " two");
  await person.click(dialog.getByRole("button", { name: "Save changes" }));
  expect(await screen.findByText("Meal updated")).toBeDefined();
});

describe("logging a meal again", () => {
  it("takes one tap today, and one to undo it", async () => {
    const sent = stubServer({
      ...member,
      [`POST /api/meals/${rice.id}/log-again`]: respondWith(repeated, 201),
      [`DELETE /api/meals/${repeated.id}`]: () => new Response(null, { status: 204 }),
    });
    showMealsPage();
    const person = userEvent.setup();
    await person.click(await screen.findByRole("button", { name: "Log Rice bowl again" }));
    await person.click(await screen.findByRole("button", { name: "Undo" }));
    const lines = () => sent.map(({ line }) => line);
    const undo = `DELETE /api/meals/${repeated.id}`;
    await waitFor(() => expect(lines()).toContain(undo));
    // The page also asks for other things of the day, in any order.
    await waitFor(() => expect(lines().slice(lines().indexOf(undo))).toContain("POST /api/meals/list"));
    expect(sent.find(({ line }) => line.includes("log-again"))?.body).toEqual({});
  });

  it("on another day offers now or that day", async () => {
    const sent = stubServer({
      ...member,
      [`POST /api/meals/${rice.id}/log-again`]: respondWith(repeated, 201),
    });
    showMealsPage({ search: "?day=2026-03-01" });
    const person = userEvent.setup();
    await person.click(await screen.findByRole("button", { name: "Log Rice bowl again" }));
    await person.click(screen.getByRole("menuitem", { name: /Once more on Sunday/ }));
    expect(await screen.findByText("Logged again")).toBeDefined();
    expect(sent.find(({ line }) => line.includes("log-again"))?.body).toEqual({ date: "2026-03-01" });
  });
});
