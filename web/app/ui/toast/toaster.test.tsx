import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { renderApp } from "../../testing/render-app.tsx";
import { Dialog } from "../dialog.tsx";
import { showToast } from "./toast-store.ts";

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  act(() => vi.advanceTimersByTime(10_000));
  cleanup();
  vi.useRealTimers();
});

describe("toasts", () => {
  it("replace each other", () => {
    renderApp(<p>page</p>);
    act(() => showToast({ title: "Meal saved" }));
    act(() => showToast({ title: "Meal discarded" }));
    expect(screen.queryByText("Meal saved")).toBeNull();
    expect(screen.getByText("Meal discarded")).toBeDefined();
  });

  it("disappear after five seconds", () => {
    renderApp(<p>page</p>);
    act(() => showToast({ title: "Meal saved" }));
    act(() => vi.advanceTimersByTime(4900));
    expect(screen.queryByText("Meal saved")).not.toBeNull();
    act(() => vi.advanceTimersByTime(300));
    expect(screen.queryByText("Meal saved")).toBeNull();
  });

  it("run their action and disappear", () => {
    const onSelect = vi.fn();
    renderApp(<p>page</p>);
    act(() => showToast({ title: "Daily limit reached", action: { label: "Upgrade to Pro", onSelect } }));
    act(() => screen.getByRole("button", { name: "Upgrade to Pro" }).click());
    expect(onSelect).toHaveBeenCalledOnce();
    expect(screen.queryByText("Daily limit reached")).toBeNull();
  });

  it("stay while the pointer is over them", () => {
    renderApp(<p>page</p>);
    act(() => showToast({ title: "Meal saved" }));
    fireEvent.pointerEnter(screen.getByText("Meal saved"));
    act(() => vi.advanceTimersByTime(60_000));
    expect(screen.queryByText("Meal saved")).not.toBeNull();
    fireEvent.pointerLeave(screen.getByText("Meal saved"));
    act(() => vi.advanceTimersByTime(5_000));
    expect(screen.queryByText("Meal saved")).toBeNull();
  });

  it("stay for the rest of their time after both pointer and focus paused them", () => {
    renderApp(<p>page</p>);
    act(() => showToast({ title: "Meal saved" }));
    const card = screen.getByText("Meal saved");
    act(() => vi.advanceTimersByTime(2_000));
    fireEvent.pointerEnter(card);
    act(() => vi.advanceTimersByTime(60_000));
    fireEvent.focus(card);
    fireEvent.pointerLeave(card);
    act(() => vi.advanceTimersByTime(60_000));
    expect(screen.queryByText("Meal saved"), "still focused").not.toBeNull();
    fireEvent.blur(card);
    act(() => vi.advanceTimersByTime(2_500));
    expect(screen.queryByText("Meal saved")).not.toBeNull();
    act(() => vi.advanceTimersByTime(1_000));
    expect(screen.queryByText("Meal saved")).toBeNull();
  });

  it.each([
    [60, true],
    [40, false],
  ])("swiped %i px to the right disappear: %s", (distancePx, isGone) => {
    renderApp(<p>page</p>);
    act(() => showToast({ title: "Meal saved" }));
    const card = screen.getByText("Meal saved");
    fireEvent.pointerDown(card, { clientX: 100 });
    fireEvent.pointerMove(card, { clientX: 100 + distancePx });
    fireEvent.pointerUp(card, { clientX: 100 + distancePx });
    act(() => vi.advanceTimersByTime(500));
    expect(screen.queryByText("Meal saved") === null).toBe(isGone);
  });

  it("end when a dialog opens", () => {
    act(() => showToast({ title: "Great to meet you" }));
    act(() => vi.advanceTimersByTime(1_000));
    renderApp(
      <Dialog isOpen onClose={() => undefined} title="Scan a meal">
        tabs
      </Dialog>,
    );
    expect(screen.queryByText("Great to meet you")).toBeNull();
  });
});
