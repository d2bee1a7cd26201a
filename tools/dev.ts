// `npm run dev`: Vite reloads pages as they are edited; `node --watch` restarts the server.
import type { ServerBuild } from "react-router";
import { createServer } from "vite";
import { run } from "../server/main.ts";

const vite = await createServer({ server: { middlewareMode: true }, appType: "custom" });

await run({
  // Each edited file starts it again.
  preparesLanguages: false,
  frontend: {
    clientFolder: undefined,
    isDevelopment: true,
    middleware: vite.middlewares,
    loadBuild: async (): Promise<ServerBuild> => {
      const build: Partial<ServerBuild> = await vite.ssrLoadModule("virtual:react-router/server-build");
      if (!isServerBuild(build)) throw new Error("Vite returned no React Router build.");
      return build;
    },
  },
});

function isServerBuild(build: Partial<ServerBuild>): build is ServerBuild {
  return build.entry !== undefined && build.routes !== undefined;
}
