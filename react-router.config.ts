import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "web/app",
  buildDirectory: "build",
  ssr: true,
  // A file of its own for a loader of a few lines costs each page a request.
  splitRouteModules: false,
  // The route table is small, so sending it with the page beats a request per link.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
