import { readItem, writeItem } from "../../storage/stored-items.ts";

/** Chromium only; not in TypeScript's DOM types. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<unknown>;
}

let savedPrompt: InstallPromptEvent | undefined;
const listeners = new Set<() => void>();

/** Call early: the browser fires the event once per page. */
export function captureInstallPrompt(): void {
  window.addEventListener("beforeinstallprompt", (event) => {
    if (!isInstallPromptEvent(event)) return;
    event.preventDefault();
    setPrompt(event);
  });
  window.addEventListener("appinstalled", () => setPrompt(undefined));
}

export function canInstall(): boolean {
  return savedPrompt !== undefined && readItem("installHint") === null;
}

export function onInstallPromptChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows the browser's own dialog, which can be shown once per page. */
export async function showInstallPrompt(): Promise<void> {
  const prompt = savedPrompt;
  setPrompt(undefined);
  await prompt?.prompt();
}

export function dismissInstallHint(now: Date): void {
  writeItem("installHint", now.toISOString());
  setPrompt(undefined);
}

function isInstallPromptEvent(event: Event): event is InstallPromptEvent {
  return "prompt" in event;
}

function setPrompt(next: InstallPromptEvent | undefined): void {
  savedPrompt = next;
  for (const listener of listeners) listener();
}
