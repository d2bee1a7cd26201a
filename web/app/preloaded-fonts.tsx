// Fonts requested before the style sheet asks for them.
import bricolage from "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-basic.woff2?url";
import bricolageFrench from "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-french.woff2?url";
import bricolageSpanish from "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-spanish.woff2?url";
import figtree from "@fontsource-variable/figtree/files/figtree-basic.woff2?url";
import figtreeFrench from "@fontsource-variable/figtree/files/figtree-french.woff2?url";
import figtreeSpanish from "@fontsource-variable/figtree/files/figtree-spanish.woff2?url";
import type { Language } from "#domain/people/language.ts";

/** The files that every page in the language needs (styles/fonts.css). */
const fontFiles: Readonly<Record<Language, readonly string[]>> = {
  en: [figtree, bricolage],
  es: [figtreeSpanish, bricolageSpanish],
  fr: [figtreeFrench, bricolageFrench],
};

export function PreloadedFonts({ language }: { language: Language }) {
  return fontFiles[language].map((href) => (
    <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
  ));
}
