/** web/features/install: the browser's offer to put the app on the home screen, kept until the person wants it. */

import { readItem, writeItem } from "../../storage/stored-items.ts";

/** Chromium's own event; not in TypeScript's DOM. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

let offer: InstallOffer | undefined;
const listeners = new Set<() => void>();

/** To be called early: the browser offers once a page. */
export function keepInstallOffer(): void {
  window.addEventListener("beforeinstallprompt", (event) => {
    if (!isInstallOffer(event)) return;
    event.preventDefault();
    replace(event);
  });
  window.addEventListener("appinstalled", () => replace(undefined));
}

export function isInstallOffered(): boolean {
  return offer !== undefined && readItem("installHint") === null;
}

export function onInstallOffer(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows the browser's own question. Its answer is final for this page. */
export async function takeInstallOffer(): Promise<void> {
  const taken = offer;
  replace(undefined);
  await taken?.prompt();
}

export function dismissInstallOffer(now: Date): void {
  writeItem("installHint", now.toISOString());
  replace(undefined);
}

function isInstallOffer(event: Event): event is InstallOffer {
  return "prompt" in event;
}

function replace(next: InstallOffer | undefined): void {
  offer = next;
  for (const listener of listeners) listener();
}
