// Fonts requested before the style sheet asks for them.
import bricolage from "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-basic.woff2?url";
import bricolageRomance from "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-romance.woff2?url";
import figtree from "@fontsource-variable/figtree/files/figtree-basic.woff2?url";
import figtreeRomance from "@fontsource-variable/figtree/files/figtree-romance.woff2?url";
import type { Language } from "#domain/people/language.ts";

const basic = [figtree, bricolage];

/** The parts that every page in the language needs (styles/fonts.css). */
function fontFilesOf(language: Language): readonly string[] {
  return language === "en" ? basic : [...basic, figtreeRomance, bricolageRomance];
}

export function PreloadedFonts({ language }: { language: Language }) {
  return fontFilesOf(language).map((href) => (
    <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
  ));
}
