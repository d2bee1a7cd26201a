// `npm run test:long`: tests that watch a server for a minute or more.
import { defineConfig } from "vitest/config";

export default defineConfig({ test: { include: ["**/*.long.ts"] } });
