/** How React Router builds the pages: rendered on the server, in the API's process. */
import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "web/app",
  buildDirectory: "build",
  ssr: true,
  // The route table is small: one manifest in the page beats a request per link.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
