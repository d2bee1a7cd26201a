/** How the pages are bundled. Tests have a config of their own. */
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  publicDir: "web/public",
  build: {
    // Nothing inlined: the content security policy allows no data: fonts or scripts.
    assetsInlineLimit: 0,
    target: "es2023",
  },
});
