import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { renderApp } from "../../app/testing/render-app.tsx";
import { Stars } from "./stars.tsx";

afterEach(cleanup);

const widthOf = (container: HTMLElement) => container.querySelector("svg svg")?.getAttribute("width");

it("fills as many stars as there are, parts included, and says so", () => {
  const { container } = renderApp(<Stars stars={4.2} />);
  expect(screen.getByRole("img").getAttribute("aria-label")).toMatch(/4\.2 .* 5/);
  expect(widthOf(container)).toBe(String(4.2 * 24));
});

it("fills none for none", () => {
  const { container } = renderApp(<Stars stars={0} />);
  expect(widthOf(container)).toBeUndefined();
});
