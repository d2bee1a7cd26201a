import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { renderApp } from "../../testing/render-app.tsx";
import { signInBeforeEach } from "../../testing/sign-in-before-each.ts";
import { ana } from "../../testing/signed-in-example.ts";
import { respondWith, respondWithError, stubServer } from "../../testing/stub-server.ts";
import { today } from "../../time/today.ts";
import { WaterButtons } from "./water-buttons.tsx";

signInBeforeEach();

it("keeps a typed amount until it is saved", async () => {
  const drink = {
    id: "0197a3c0-0000-7000-8000-000000000001",
    ml: 330,
    day: today(),
    loggedAt: "2026-03-10T08:00:00.000Z",
  };
  const answers = [respondWithError(503, "service_unavailable"), respondWith(drink, 201)];
  stubServer({
    "GET /api/auth/me": respondWith({ ...ana, units: "metric" }),
    "POST /api/body/water": () => (answers.length > 1 ? answers.shift() : answers[0])?.() ?? Response.error(),
  });
  renderApp(<WaterButtons day={today()} days={[]} />);
  const person = userEvent.setup();
  await person.click(await screen.findByRole("button", { name: "Other size" }));
  await person.type(await screen.findByLabelText("Amount in ml"), "330");
  await person.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("The water could not be saved")).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>("Amount in ml").value).toBe("330");
  await person.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(screen.queryByLabelText("Amount in ml")).toBeNull());
});
