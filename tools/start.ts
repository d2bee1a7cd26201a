/** tools/: what developers and `npm start` run. This file: builds the pages if they are older than their sources, then serves. */
import { enableCompileCache } from "node:module";
import { join } from "node:path";
import { buildIfStale } from "./build-if-stale.ts";

process.env.NODE_ENV ??= "production";
// Keeps compiled code between starts: a third of the time to be ready.
enableCompileCache(join(import.meta.dirname, "..", "build", "compiled"));

buildIfStale();
const { builtFrontend, run } = await import("../server/main.ts");
await run(await builtFrontend());
