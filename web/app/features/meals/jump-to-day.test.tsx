import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { renderApp } from "../../testing/render-app.tsx";
import { JumpToDay } from "./jump-to-day.tsx";

afterEach(cleanup);

it("is called by the day that it shows, and by what it does (WCAG 2.5.3)", () => {
  renderApp(<JumpToDay day="2026-03-01">Sunday 1 March</JumpToDay>);
  const field = screen.getByLabelText(/^Sunday 1 March\s*Jump to a day$/);
  expect(field.getAttribute("aria-label")).toBeNull();
});
