import { readItem, writeItem } from "../../storage/stored-items.ts";
import { sharedValue } from "../../ui/shared-value.ts";

/** Chromium only; not in TypeScript's DOM types. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<unknown>;
}

const savedPrompt = sharedValue<InstallPromptEvent | undefined>(undefined);

/** Call early: the browser fires the event once per page. */
export function captureInstallPrompt(): void {
  window.addEventListener("beforeinstallprompt", (event) => {
    if (!isInstallPromptEvent(event)) return;
    event.preventDefault();
    savedPrompt.set(event);
  });
  window.addEventListener("appinstalled", () => savedPrompt.set(undefined));
}

export function useCanInstall(): boolean {
  return savedPrompt.use() !== undefined && readItem("installHint") === null;
}

/** Shows the browser's own dialog, which can be shown once per page. */
export async function showInstallPrompt(): Promise<void> {
  const prompt = savedPrompt.get();
  savedPrompt.set(undefined);
  await prompt?.prompt();
}

export function dismissInstallHint(now: Date): void {
  writeItem("installHint", now.toISOString());
  savedPrompt.set(undefined);
}

function isInstallPromptEvent(event: Event): event is InstallPromptEvent {
  return "prompt" in event;
}
