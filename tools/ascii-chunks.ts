import type { Plugin } from "vite";

const beyondAscii = /[\u0080-\uffff]/g;

function escaped(letter: string): string {
  return `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

/**
 * Escapes all letters beyond ASCII in what the server runs. Node keeps the text of each file, as functions are compiled when they are first
 * called, and one such letter makes it take two bytes a letter.
 */
export function asciiChunks(): Plugin {
  return {
    name: "ascii-chunks",
    applyToEnvironment: ({ name }) => name === "ssr",
    // Not renderChunk: the bundler prints that hook's result again.
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === "chunk") file.code = file.code.replace(beyondAscii, escaped);
    },
  };
}
