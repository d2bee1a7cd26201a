/** How the pages are bundled. Tests have a config of their own. */
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { inlineScript } from "./tools/inline-script.ts";
import { sharedChunks } from "./tools/shared-chunks.ts";
import { subsetFonts } from "./tools/subset-fonts.ts";

export default defineConfig(async () => ({
  plugins: [inlineScript(), tailwindcss(), reactRouter()],
  publicDir: "web/public",
  resolve: { alias: await subsetFonts() },
  build: {
    // Nothing inlined: the content security policy allows no data: fonts or scripts.
    assetsInlineLimit: 0,
    target: "es2023",
    // Read by tools/build-service-worker.ts, which takes it away again.
    manifest: true,
  },
  environments: {
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups: sharedChunks } } } },
    },
  },
}));
