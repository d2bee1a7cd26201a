import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { defaultGoals } from "#domain/goals/daily-goals.ts";
import { renderApp } from "../../../testing/render-app.tsx";
import { signInBeforeEach } from "../../../testing/sign-in-before-each.ts";
import { ana, anaAsPerson as person } from "../../../testing/signed-in-example.ts";
import { respondWith, respondWithError, stubServer } from "../../../testing/stub-server.ts";
import { GoalSetupGate } from "./goal-setup-gate.tsx";
// The gate imports this lazily; imported here so that no test waits for it.
import "./goal-setup.tsx";

const profile = {
  birthdate: "1988-01-01",
  gender: "female",
  height: 164,
  weight: 61.5,
  activityLevel: "very_active",
  userObjective: "lose_weight",
  maternity: null,
};
const member = {
  "GET /api/auth/me": respondWith(ana),
  "GET /api/goals/daily": respondWithError(404, "goals_not_found"),
  "GET /api/body/weights?days=30": respondWith({ weights: [], latest: null, kgPerWeek: null, target: null }),
};

signInBeforeEach();

it("shows newcomers the walkthrough with a meal, and lets them skip it", async () => {
  stubServer({ ...member, "GET /api/user/profile": respondWithError(404, "profile_not_found") });
  renderApp(<GoalSetupGate person={person} />);
  const user = userEvent.setup();
  expect(await screen.findByRole("heading", { name: "Show Nutri your plate" })).toBeDefined();
  expect(screen.getByText("Salmon")).toBeDefined();
  expect(screen.getByText("585")).toBeDefined();
  await user.click(screen.getByRole("button", { name: "Next" }));
  expect(screen.getByRole("heading", { name: "Aim for what suits you" })).toBeDefined();
  await user.click(screen.getByRole("button", { name: "Skip" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

it("opens the form prefilled from the profile, and keeps what is typed", async () => {
  stubServer({ ...member, "GET /api/user/profile": respondWith(profile) });
  renderApp(<GoalSetupGate person={person} />);
  const weight = await screen.findByLabelText<HTMLInputElement>("Weight (kg)");
  expect(weight.value).toBe("61.5");
  const user = userEvent.setup();
  await user.clear(weight);
  await user.type(weight, "60,2");
  cleanup();
  renderApp(<GoalSetupGate person={person} />);
  expect((await screen.findByLabelText<HTMLInputElement>("Weight (kg)")).value).toBe("60,2");
});

it.each([
  ["goals are stored", respondWith(defaultGoals)],
  ["the goals cannot be loaded", respondWithError(500, "internal_error")],
])("does not open when %s", async (_, goals) => {
  const sent = stubServer({ ...member, "GET /api/goals/daily": goals });
  renderApp(<GoalSetupGate person={person} />);
  await waitFor(() => expect(sent.length).toBeGreaterThan(0));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(sent.map(({ line }) => line)).not.toContain("GET /api/user/profile");
});
