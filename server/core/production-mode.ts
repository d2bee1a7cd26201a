/** server/core: what every part of the server may use. This file, imported before all else, tells React which of its builds to load. */
import { join } from "node:path";

// Two builds of React in one process can't render a page together: every page would answer 500. Other ways to start
// (npm start, npm run dev, tests) choose for themselves.
if (process.argv[1]?.endsWith(join("server", "main.ts"))) process.env.NODE_ENV ??= "production";
