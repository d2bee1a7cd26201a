import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { renderApp } from "../../app/testing/render-app.tsx";
import { Stars } from "./stars.tsx";

afterEach(cleanup);

const widthOf = (container: HTMLElement) => container.querySelector("svg svg")?.getAttribute("width");

it("fills the stars of a rating, fractions included, and names it for screen readers", () => {
  const { container } = renderApp(<Stars stars={4.2} />);
  expect(screen.getByRole("img").getAttribute("aria-label")).toMatch(/4\.2 .* 5/);
  expect(widthOf(container)).toBe(String(4.2 * 24));
});

it("fills no star for a rating of 0", () => {
  const { container } = renderApp(<Stars stars={0} />);
  expect(widthOf(container)).toBeUndefined();
});
