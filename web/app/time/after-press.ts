// The browser gives a click to whatever lies under the pointer when it is released, so nothing that arrives may move the page before.
import { notifyManager } from "@tanstack/react-query";

/** A longer press is a drag, or its end was never reported. */
const pressMaxMs = 3000;
/** A finger's click comes after it has left the screen. */
const clickWithinMs = 50;

let isPressed = false;
let release: ReturnType<typeof setTimeout> | undefined;
let held: (() => void)[] = [];

/** Runs the task at once, or if something is being pressed, after the click. */
export function afterPress(task: () => void): void {
  if (isPressed) held.push(task);
  else task();
}

/** Call once: holds the answers of queries back while something is being pressed. */
export function watchPresses(): void {
  const endIn = (delayMs: number) => () => {
    clearTimeout(release);
    release = setTimeout(endPress, delayMs);
  };
  const endAtLast = endIn(pressMaxMs);
  const listen = (type: string, listener: () => void) => addEventListener(type, listener, true);
  listen("pointerdown", () => {
    isPressed = true;
    endAtLast();
  });
  listen("pointerup", endIn(clickWithinMs));
  // After the click's own handlers.
  listen("click", endIn(0));
  listen("pointercancel", endIn(0));
  notifyManager.setScheduler((notify) => setTimeout(afterPress, 0, notify));
}

function endPress(): void {
  isPressed = false;
  const tasks = held;
  held = [];
  for (const task of tasks) task();
}
