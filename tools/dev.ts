/** tools/: what developers and `npm start` run. This file: pages change as they are edited; `node --watch` restarts the rest. */
import type { ServerBuild } from "react-router";
import { createServer } from "vite";
import { run } from "../server/main.ts";

const vite = await createServer({ server: { middlewareMode: true }, appType: "custom" });

await run({
  clientFolder: undefined,
  isDevelopment: true,
  middleware: vite.middlewares,
  loadBuild: async (): Promise<ServerBuild> => {
    const build: Partial<ServerBuild> = await vite.ssrLoadModule("virtual:react-router/server-build");
    if (!isServerBuild(build)) throw new Error("Vite did not give React Router's build.");
    return build;
  },
});

function isServerBuild(build: Partial<ServerBuild>): build is ServerBuild {
  return build.entry !== undefined && build.routes !== undefined;
}
