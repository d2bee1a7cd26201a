import { useSyncExternalStore } from "react";
import { isChangeOf, readItem, removeItem, writeItem } from "../storage/stored-items.ts";
import { applyTheme, type Theme, themeOf } from "./theme.ts";

const listeners = new Set<() => void>();

function onChange(listener: () => void): () => void {
  const inOtherTab = (event: StorageEvent) => {
    if (!isChangeOf("theme", event)) return;
    applyTheme(themeOf(readItem("theme")));
    listener();
  };
  listeners.add(listener);
  window.addEventListener("storage", inOtherTab);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", inOtherTab);
  };
}

/** The theme chosen in this browser, and a function to choose another. */
export function useTheme(): readonly [Theme, (theme: Theme) => void] {
  const theme = useSyncExternalStore(
    onChange,
    () => themeOf(readItem("theme")),
    () => "system" as const,
  );
  return [theme, chooseTheme];
}

function chooseTheme(theme: Theme): void {
  if (theme === "system") removeItem("theme");
  else writeItem("theme", theme);
  applyTheme(theme);
  for (const listener of listeners) listener();
}

/** Whether the page is dark now, for what cannot read our style sheet. */
export function isDarkNow(): boolean {
  const chosen = themeOf(readItem("theme"));
  return chosen === "system" ? window.matchMedia("(prefers-color-scheme: dark)").matches : chosen === "dark";
}
