import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ComponentType, useState } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { renderApp } from "../testing/render-app.tsx";
import { lazyDialog } from "./lazy-dialog.tsx";

interface NoteProps {
  readonly isOpen: boolean;
  readonly text: string;
}

function Note({ isOpen, text }: NoteProps) {
  return isOpen && <p>{text}</p>;
}

let whenIdle: () => void = () => undefined;
let isWaiting = false;
const load = vi.fn<() => Promise<ComponentType<NoteProps>>>();

beforeEach(() => {
  isWaiting = false;
  load.mockReset().mockResolvedValue(Note);
  vi.stubGlobal("cancelIdleCallback", () => undefined);
  vi.stubGlobal("requestIdleCallback", (task: () => void) => {
    whenIdle = task;
    isWaiting = true;
    return 1;
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function renderNote() {
  const LazyNote = lazyDialog(load);
  function Page() {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setIsOpen(true)}>
          open
        </button>
        <LazyNote isOpen={isOpen} text="Soup" onClose={() => setIsOpen(false)} />
      </>
    );
  }
  const { unmount: leave } = renderApp(<Page />);
  return { leave, person: userEvent.setup(), open: screen.getByRole("button", { name: "open" }) };
}

it("loads once the page is used and idle, and opens without loading again", async () => {
  const { person, open } = renderNote();
  expect(isWaiting).toBe(false);
  window.dispatchEvent(new Event("scroll"));
  expect(isWaiting).toBe(true);
  expect(load).not.toHaveBeenCalled();
  whenIdle();
  expect(load).toHaveBeenCalledOnce();
  await person.click(open);
  expect(await screen.findByText("Soup")).toBeDefined();
  expect(load).toHaveBeenCalledOnce();
});

it("loads on opening if the page was never idle", async () => {
  const { person, open } = renderNote();
  await person.click(open);
  expect(await screen.findByText("Soup")).toBeDefined();
  expect(load).toHaveBeenCalledOnce();
});

it("ignores a failed load while idle, and loads again on opening", async () => {
  load.mockRejectedValueOnce(new Error("offline"));
  const { person, open } = renderNote();
  window.dispatchEvent(new Event("scroll"));
  whenIdle();
  await person.click(open);
  expect(await screen.findByText("Soup")).toBeDefined();
  expect(screen.queryByText("Something went wrong")).toBeNull();
  expect(load).toHaveBeenCalledTimes(2);
});

it("shows an error when loading fails on opening, and tries again at the next opening", async () => {
  load.mockRejectedValueOnce(new Error("offline"));
  const { person, open } = renderNote();
  await person.click(open);
  expect(await screen.findByText("Something went wrong")).toBeDefined();
  expect(screen.queryByText("Soup")).toBeNull();
  await person.click(open);
  expect(await screen.findByText("Soup")).toBeDefined();
});

it("does not load for a page that is left unused", () => {
  renderNote().leave();
  window.dispatchEvent(new Event("scroll"));
  expect([isWaiting, load.mock.calls]).toEqual([false, []]);
});

it("loads at once where it has something to do", async () => {
  const LazyNote = lazyDialog(load);
  renderApp(<LazyNote isOpen={false} isNeeded text="Soup" onClose={() => {}} />);
  await waitFor(() => expect(load).toHaveBeenCalledOnce());
});
