// Fonts preloaded before the style sheet asks for them.
import bricolage from "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url";
import figtree from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url";

export const fontFiles = [figtree, bricolage];
