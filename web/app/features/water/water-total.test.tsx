import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { renderApp } from "../../testing/render-app.tsx";
import { WaterTotal } from "./water-total.tsx";

afterEach(cleanup);

const reference = { totalMl: 2000, drinksMl: 1600, gender: "female", source: "EFSA" } as const;

it.each([
  [412, 1],
  [0, 0],
])("says in place that %i ml came with meals", (mealsMl, lines) => {
  renderApp(<WaterTotal totalMl={412} mealsMl={mealsMl} reference={reference} />);
  expect(screen.queryAllByText(/drinks in your meals/)).toHaveLength(lines);
});
