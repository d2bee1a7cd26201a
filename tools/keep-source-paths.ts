import { basename, posix, relative, resolve, sep } from "node:path";
import type { Plugin } from "vite";

const ownProgram = /new URL\("(\.[^"]+\.ts)", import\.meta\.url\)/g;
const ownPlace = /import\.meta\.(url|dirname|filename|main)\b/g;

/**
 * Keeps the source path of each module in a bundle whose files are all in one folder, since modules read data that lies beside
 * them. What a module runs as a process of its own becomes an entry of the bundle.
 */
export function keepSourcePaths(outFolder: string): Plugin {
  return {
    name: "keep-source-paths",
    transform: {
      filter: { code: /import\.meta\./, id: { exclude: /node_modules/ } },
      handler(code, id) {
        const isEntry = this.getModuleInfo(id)?.isEntry ?? false;
        const withPrograms = code.replace(ownProgram, (_, path: string) => {
          const program = resolve(id, "..", path);
          const fileName = basename(program).replace(/\.ts$/, ".js");
          this.emitFile({ type: "chunk", id: program, fileName });
          return `new URL("./${fileName}", import.meta["url"])`;
        });
        return withPrograms.replace(ownPlace, (_, property: string) => {
          if (property === "main") return String(isEntry);
          return placeOf(property, relative(outFolder, id).split(sep).join(posix.sep));
        });
      },
    },
  };
}

function placeOf(property: string, path: string): string {
  if (property === "url") return `new URL(${JSON.stringify(path)}, import.meta["url"]).href`;
  const place = property === "dirname" ? posix.dirname(path) : path;
  return `process.getBuiltinModule("node:url").fileURLToPath(new URL(${JSON.stringify(place)}, import.meta["url"]))`;
}
