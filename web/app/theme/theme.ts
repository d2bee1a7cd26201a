// Light, dark, or as the system is set. The colours themselves are in styles/tokens.css.
import { themeKey } from "../storage/site-keys.ts";

export const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

/** `--color-paper` in both, for the browser's own bars. */
export const paperColors = { light: "#fbf7ec", dark: "#121814" } as const;

export function themeOf(stored: string | null): Theme {
  return themes.find((theme) => theme === stored) ?? "system";
}

export function applyTheme(theme: Theme): void {
  const root = document.documentElement;
  if (theme === "system") delete root.dataset.theme;
  else root.dataset.theme = theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")) {
    const system = meta.media.includes("dark") ? "dark" : "light";
    meta.content = paperColors[theme === "system" ? system : theme];
  }
}

/** A browser that denies storage follows its system. */
export function applyStoredTheme(): void {
  try {
    applyTheme(themeOf(localStorage.getItem(themeKey)));
  } catch {}
}
