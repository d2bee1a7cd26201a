import { paperColors } from "./theme.ts";
import themeScript from "./theme-script.ts?script";

/** The browser's own bars take the colour of the page; the script corrects them when a theme was chosen. */
export function ThemeColors() {
  return (
    <>
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={paperColors.light} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={paperColors.dark} />
    </>
  );
}

export function ThemeScript() {
  // It has run when the browser hydrates the page, so the bundle need not carry it.
  const text = import.meta.env.SSR ? themeScript : "";
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, allowed by its hash.
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />;
}

export { themeScript };
