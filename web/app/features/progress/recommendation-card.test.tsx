/** web/features/progress: the tip of the day: what it rests on, when there is none, and what free people see. */
import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { storeTokens } from "../../api/stored-tokens.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { freshTokens } from "../../testing/signed-in-example.ts";
import { answering, refusing, stubServer } from "../../testing/stub-server.ts";
import { RecommendationCard } from "./recommendation-card.tsx";

const line = "GET /api/recommendations/daily?language=en";
const tip = {
  message: "Add a cup of lentils.",
  topic: "fiber_low",
  basis: "14 g of fiber a day, of 25 g.",
  source: "EFSA 2010",
};

beforeEach(() => {
  localStorage.clear();
  storeTokens(freshTokens());
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("says the tip and what it rests on", async () => {
  stubServer({ [line]: answering(tip) });
  renderApp(<RecommendationCard isPro />);
  expect(await screen.findByText(tip.message)).toBeDefined();
  expect(screen.getByText(tip.basis)).toBeDefined();
  expect(screen.getByText(tip.source)).toBeDefined();
});

it("says when there is nothing to say", async () => {
  stubServer({ [line]: () => new Response(null, { status: 204 }) });
  renderApp(<RecommendationCard isPro />);
  expect(await screen.findByText(/Log a few meals/)).toBeDefined();
});

it("says when it could not be had, after one more try", async () => {
  const sent = stubServer({ [line]: refusing(403, "pro_required") });
  renderApp(<RecommendationCard isPro />);
  expect(
    await screen.findByText("Today’s tip could not be loaded.", undefined, { timeout: 4000 }),
  ).toBeDefined();
  expect(sent).toHaveLength(2);
});

it("asks nothing for free people, and shows the way to Pro", () => {
  const sent = stubServer({});
  renderApp(<RecommendationCard isPro={false} />);
  expect(screen.getByRole("link", { name: "Upgrade to Pro" }).getAttribute("href")).toBe("/subscription");
  expect(sent).toHaveLength(0);
});
