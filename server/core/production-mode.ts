// Imported before everything else: selects the build of React that the process loads.
import { join } from "node:path";

// With two builds of React in one process every page would fail with 500. Other ways to start (npm start, npm run dev,
// tests) set NODE_ENV themselves.
if (process.argv[1]?.endsWith(join("server", "main.ts"))) process.env.NODE_ENV ??= "production";
