import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderApp } from "../../testing/render-app.tsx";
import { signInBeforeEach } from "../../testing/sign-in-before-each.ts";
import { respondWith, respondWithError, stubServer } from "../../testing/stub-server.ts";
import { RecommendationCard } from "./recommendation-card.tsx";

const line = "GET /api/recommendations/daily?language=en";
const tip = {
  message: "Add a cup of lentils.",
  topic: "fiber_low",
  basis: "14 g of fiber a day, of 25 g.",
  source: "EFSA 2010",
};

signInBeforeEach();

it("shows the tip with its basis and source", async () => {
  stubServer({ [line]: respondWith(tip) });
  renderApp(<RecommendationCard />);
  expect(await screen.findByText(tip.message)).toBeDefined();
  expect(screen.getByText(tip.basis)).toBeDefined();
  expect(screen.getByText(tip.source)).toBeDefined();
});

it("asks for more meals when there is no tip yet", async () => {
  stubServer({ [line]: () => new Response(null, { status: 204 }) });
  renderApp(<RecommendationCard />);
  expect(await screen.findByText(/Log a few meals/)).toBeDefined();
});

it("says that the tip could not be loaded, after one retry", async () => {
  const sent = stubServer({ [line]: respondWithError(403, "pro_required") });
  renderApp(<RecommendationCard />);
  expect(await screen.findByText("Today’s tip could not be loaded.")).toBeDefined();
  expect(sent).toHaveLength(2);
});
