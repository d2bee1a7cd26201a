import { execFileSync } from "node:child_process";
import { describe, expect, it } from "vitest";

/** Each takes megabytes, and many servers never need them. */
const loadedWhenNeeded =
  /^(?:ai|@ai-sdk\/.+|@modelcontextprotocol\/.+|stripe|@opentelemetry\/(?!api$).+|onnxruntime-node|sharp|heic-decode|zxing-wasm|@zxcvbn-ts\/.+|@simplewebauthn\/server|oidc-provider|koa)$/;

const listPackages = `
  import { registerHooks } from "node:module";
  const packages = new Set();
  registerHooks({
    load(url, context, next) {
      const [path] = url.split("/node_modules/").slice(1).slice(-1);
      if (path) packages.add(path.split("/").slice(0, path.startsWith("@") ? 2 : 1).join("/"));
      return next(url, context);
    },
  });
  await import(${JSON.stringify(new URL("./main.ts", import.meta.url).href)});
  process.stdout.write(JSON.stringify([...packages]), () => process.exit());
`;

describe("the server", () => {
  it("loads no package at start that only some servers or calls need", () => {
    const output = execFileSync(process.execPath, ["--input-type=module", "--eval", listPackages]);
    const packages: readonly string[] = JSON.parse(output.toString());
    expect(packages).toContain("fastify");
    expect(packages.filter((name) => loadedWhenNeeded.test(name))).toEqual([]);
  });
});
