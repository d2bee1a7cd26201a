// Bundles the server into a few files: Node then needs no compiler of types, which takes 22 MB, and opens no 1,300 files at start.
import { dirname, join } from "node:path";
import { build } from "vite";
import { asciiChunks } from "./ascii-chunks.ts";
import { builtServer } from "./build-freshness.ts";
import { keepSourcePaths } from "./keep-source-paths.ts";

/** Packages stay in node_modules: some are native, and some find files of their own. Names stay, for the stacks in the log. */
export async function buildServer(root: string, outFolder = join(root, dirname(builtServer))): Promise<void> {
  await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: "error",
    plugins: [keepSourcePaths(outFolder), asciiChunks()],
    build: {
      ssr: true,
      outDir: outFolder,
      emptyOutDir: true,
      target: "node24",
      minify: false,
      rolldownOptions: {
        input: { main: join(root, "server", "serve-built.ts") },
        output: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" },
      },
    },
  });
}

if (import.meta.main) await buildServer(join(import.meta.dirname, ".."));
