import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import type { WeightLog } from "#contract/shapes/body.ts";
import { addDays } from "#domain/time/calendar-day.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { signInBeforeEach } from "../../testing/sign-in-before-each.ts";
import { ana } from "../../testing/signed-in-example.ts";
import { respondWith, respondWithError, stubServer } from "../../testing/stub-server.ts";
import { today } from "../../time/today.ts";
import { WeightCard } from "./weight-card.tsx";

const weightOf = (day: string) => ({ day, weightKg: 72.4, note: "After a run", trendKg: 72.61 });
const logOf = (weights: WeightLog["weights"]): WeightLog => ({
  weights,
  latest: weights.at(-1) ?? null,
  kgPerWeek: null,
  target: { weightKg: 70, outlook: { kind: "unknown" } },
});
const list = "GET /api/body/weights?days=91";
const member = (country: string) => ({ "GET /api/auth/me": respondWith({ ...ana, units: null, country }) });

signInBeforeEach();

const save = (person: ReturnType<typeof userEvent.setup>) =>
  person.click(screen.getByRole("button", { name: "Save weight" }));

describe("the weight card", () => {
  it.each([
    ["kilograms in Spain", "ES", "72,4 kg", "Target: 70,0 kg"],
    ["pounds in the United States", "US", "159.6 lb", "Target: 154.3 lb"],
  ])("shows %s", async (_, country, weight, target) => {
    stubServer({ ...member(country), [list]: respondWith(logOf([weightOf(today())])) });
    renderApp(<WeightCard />);
    expect(await screen.findAllByText(weight)).toHaveLength(2);
    expect(screen.getByText(target)).toBeDefined();
    expect(screen.getByText(/After a run/)).toBeDefined();
  });

  it("sends pounds as kilograms and restores what was replaced", async () => {
    const day = today();
    const url = `PUT /api/body/weights/${day}`;
    const replaced = { weightKg: 80, note: null };
    const sent = stubServer({
      ...member("US"),
      [list]: respondWith(logOf([weightOf(day)])),
      [url]: (body) => Response.json({ ...(body as object), day, replaced }),
    });
    renderApp(<WeightCard />);
    const person = userEvent.setup();
    await person.click(await screen.findByRole("button", { name: "Log weight" }));
    const field = await screen.findByLabelText<HTMLInputElement>("Weight in lb");
    expect(field.value).toBe("159.6");
    await person.clear(field);
    await person.type(field, "165,4");
    await save(person);
    await person.click(await screen.findByRole("button", { name: "Undo" }));
    await waitFor(() => expect(sent.filter(({ line }) => line === url)).toHaveLength(2));
    const bodies = sent.filter(({ line }) => line === url).map(({ body }) => body);
    expect(bodies).toEqual([{ weightKg: 75.02, note: null }, replaced]);
  });

  it("names what is wrong, keeps what was typed when the server fails", async () => {
    const url = `PUT /api/body/weights/${today()}`;
    stubServer({
      ...member("ES"),
      [list]: respondWith(logOf([])),
      [url]: respondWithError(500, "internal_error"),
    });
    renderApp(<WeightCard />);
    const person = userEvent.setup();
    await person.click(await screen.findByRole("button", { name: "Log weight" }));
    const field = await screen.findByLabelText("Weight in kg");
    await person.type(field, "7");
    await save(person);
    expect(await screen.findByText("Type a weight from 30,0 kg to 300,0 kg.")).toBeDefined();
    await person.type(field, "2");
    await save(person);
    expect(await screen.findByText("The weight could not be saved")).toBeDefined();
    expect((field as HTMLInputElement).value).toBe("72");
  });

  it("deletes a day with an undo", async () => {
    const day = addDays(today(), -3);
    const sent = stubServer({
      ...member("ES"),
      [list]: respondWith(logOf([weightOf(day)])),
      [`DELETE /api/body/weights/${day}`]: () => new Response(null, { status: 204 }),
      [`PUT /api/body/weights/${day}`]: (body) => Response.json({ ...(body as object), day, replaced: null }),
    });
    renderApp(<WeightCard />);
    const person = userEvent.setup();
    await person.click(await screen.findByRole("button", { name: /^Delete the weight of/ }));
    await person.click(await screen.findByRole("button", { name: "Undo" }));
    await waitFor(() => expect(sent.some(({ line }) => line.startsWith("PUT"))).toBe(true));
    expect(sent.find(({ line }) => line.startsWith("PUT"))?.body).toEqual({
      weightKg: 72.4,
      note: "After a run",
    });
  });
});
