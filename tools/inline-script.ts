// Vite plugin: `import text from "./x.ts?script"` imports a small script as bundled, minified text.
import { build, type Plugin } from "vite";

const suffix = "?script";

export function inlineScript(): Plugin {
  return {
    name: "inline-script",
    enforce: "pre",
    async resolveId(id, importer) {
      if (!id.endsWith(suffix)) return undefined;
      const resolved = await this.resolve(id.slice(0, -suffix.length), importer, { skipSelf: true });
      return resolved && `${resolved.id}${suffix}`;
    },
    async load(id) {
      if (!id.endsWith(suffix)) return undefined;
      const entry = id.slice(0, -suffix.length);
      this.addWatchFile(entry);
      return `export default ${JSON.stringify(await bundleScript(entry))};`;
    },
  };
}

async function bundleScript(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: "silent",
    build: {
      write: false,
      minify: true,
      target: "es2022",
      lib: { entry, formats: ["iife"], name: "site" },
    },
  });
  const [output] = [result].flat();
  if (!output || !("output" in output)) throw new Error(`${entry} cannot be bundled.`);
  return output.output[0].code.trim();
}
