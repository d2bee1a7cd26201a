// Style and script are inline: nothing to wait for.
import type { ReactNode } from "react";
import { PreloadedFonts } from "../app/preloaded-fonts.tsx";
import { ThemeColors } from "../app/theme/theme-head.tsx";
import { useSite } from "./site-context.ts";

interface SiteDocumentProps {
  readonly inlineScript: string;
  readonly inlineStyle: string;
  readonly children: ReactNode;
}

export function SiteDocument({ inlineScript, inlineStyle, children }: SiteDocumentProps) {
  const { language } = useSite();
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <ThemeColors />
        {/** biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, allowed by its hash. */}
        <script dangerouslySetInnerHTML={{ __html: inlineScript }} />
        <PreloadedFonts language={language} />
        {/** biome-ignore lint/security/noDangerouslySetInnerHtml: our own style, allowed by its hash. */}
        <style dangerouslySetInnerHTML={{ __html: inlineStyle }} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      </head>
      <body>{children}</body>
    </html>
  );
}
