import { act, cleanup, screen } from "@testing-library/react";
import type { ComponentType } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { renderApp } from "../testing/render-app.tsx";
import { idlePart } from "./idle-part.tsx";

const load = vi.fn<() => Promise<ComponentType>>();
let comeNear: () => void = () => undefined;

beforeEach(() => {
  load.mockReset().mockResolvedValue(() => <p>Water</p>);
  vi.stubGlobal("requestIdleCallback", (task: () => void) => {
    task();
    return 1;
  });
  vi.stubGlobal("cancelIdleCallback", () => undefined);
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(seen: (entries: readonly { isIntersecting: boolean }[]) => void) {
        comeNear = () => seen([{ isIntersecting: true }]);
        seen([{ isIntersecting: false }]);
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function renderPart() {
  const Part = idlePart(load, () => <p>Blank</p>, "50%");
  renderApp(<Part />);
  expect(screen.getByText("Blank")).toBeTruthy();
  expect(load).not.toHaveBeenCalled();
}

it("waits while it is far below the screen, and loads once it comes near", async () => {
  renderPart();
  act(() => comeNear());
  expect(await screen.findByText("Water")).toBeTruthy();
  expect(load).toHaveBeenCalledOnce();
});

it("loads wherever it is once somebody uses the page", async () => {
  renderPart();
  window.dispatchEvent(new Event("pointerdown"));
  expect(await screen.findByText("Water")).toBeTruthy();
});
