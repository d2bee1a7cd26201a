import type { Plugin } from "vite";

const beyondAscii = /[\u0080-\uffff]/g;

function escaped(letter: string): string {
  return `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

/**
 * For what the server runs: Node keeps a file's text, from which functions are compiled when they are called, and with one letter beyond
 * ASCII at two bytes a letter.
 */
export function asciiChunks(): Plugin {
  return {
    name: "ascii-chunks",
    applyToEnvironment: ({ name }) => name === "ssr",
    // Not renderChunk: the bundler prints what that returns once more.
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === "chunk") file.code = file.code.replace(beyondAscii, escaped);
    },
  };
}
