/** tools/: builds the service worker: one script at the site's root, from where it reaches every page. */
import { join } from "node:path";
import { build } from "vite";

export async function buildServiceWorker(root: string, clientFolder: string): Promise<void> {
  await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: "error",
    build: {
      outDir: clientFolder,
      emptyOutDir: false,
      target: "es2023",
      modulePreload: false,
      rolldownOptions: {
        input: join(root, "web", "service-worker", "service-worker.ts"),
        output: { format: "iife", entryFileNames: "service-worker.js" },
      },
    },
  });
}
