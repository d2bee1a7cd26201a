// Settings of the process itself, imported before everything else.
import { Buffer } from "node:buffer";
import { join } from "node:path";

// Selects the build of React that the process loads: with two builds in one process every page would fail with 500. Other ways to
// start (npm start, npm run dev, tests) set NODE_ENV themselves.
if (process.argv[1]?.endsWith(join("server", "main.ts"))) process.env.NODE_ENV ??= "production";

// Node cuts small buffers out of a shared pool, which stays in memory as long as any of them is in use. Of a pool of the usual 64 kB, one
// nearly always is.
Buffer.poolSize = 8192;
