// The tests have their own configuration, vitest.config.ts.
import { join } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { asciiChunks } from "./tools/ascii-chunks.ts";
import { inlineScript } from "./tools/inline-script.ts";
import { sharedChunks } from "./tools/shared-chunks.ts";
import { subsetFonts } from "./tools/subset-fonts.ts";
import { leaveOutSummaries } from "./tools/without-summaries.ts";

export default defineConfig(async () => ({
  plugins: [inlineScript(), leaveOutSummaries(), tailwindcss(), reactRouter(), asciiChunks()],
  publicDir: "web/public",
  resolve: {
    alias: [
      ...(await subsetFonts()),
      {
        find: "react-style-singleton",
        replacement: join(import.meta.dirname, "web/app/scroll-lock-styles.ts"),
      },
    ],
  },
  build: {
    // The content security policy allows no data: URLs for fonts or scripts.
    assetsInlineLimit: 0,
    target: "es2023",
    // Read and then deleted by tools/build-service-worker.ts.
    manifest: true,
  },
  environments: {
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups: sharedChunks } } } },
    },
  },
}));
