// The service worker must be one script at the root of the site, so that its scope is every page.
import { createHash } from "node:crypto";
import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { build } from "vite";
import { readBuiltFiles, shellFiles } from "./shell-files.ts";

export async function buildServiceWorker(root: string, clientFolder: string): Promise<void> {
  const shell = await readShell(clientFolder);
  await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: "error",
    define: { builtShell: JSON.stringify(shell) },
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

/** Reads the shell in the form that web/service-worker/shell-cache.ts expects. */
async function readShell(clientFolder: string) {
  const built = await readBuiltFiles(clientFolder);
  const assets = await readdir(join(clientFolder, "assets"));
  const routes = assets.find((name) => /^manifest-.+\.js$/.test(name));
  if (!routes) throw new Error("The build has no list of routes.");
  // Vite's manifest must not be served.
  await rm(join(clientFolder, ".vite"), { recursive: true });
  // The style is in the pages, so the manifest does not know all the fonts that it names.
  const fonts = assets.filter((name) => name.endsWith(".woff2"));
  const others = [routes, ...fonts].map((name) => `assets/${name}`);
  const files = [...new Set([...shellFiles(built), ...others])].map((file) => `/${file}`);
  const version = createHash("sha256").update(files.join()).digest("hex").slice(0, 12);
  return { version, routes, files };
}
