/** tools/: what developers and `npm start` run. This file: which modules of the pages come in one file (docs/decisions/023). */

/** What the bundler knows of a module, as far as it is asked here. */
interface BundledModule {
  readonly isEntry: boolean;
  readonly importers: readonly string[];
}
interface BundledModules {
  getModuleInfo(id: string): BundledModule | null;
}

/** Under every page, and changed by the lock file only. What writes elements into texts (`Trans`) is for one page. */
const framework =
  /node_modules\/(react|react-dom|scheduler|react-router|i18next|react-i18next|@tanstack|zod)\/(?!.*\/Trans)/;
const everyPage = /web\/app\/(entry\.client|root)\.tsx/;
const publicPage = /web\/app\/routes\/public\//;
const frame = /web\/app\/routes\/signed-in\/layout\.tsx/;
const dashboard = /web\/app\/routes\/signed-in\/dashboard\.tsx/;

/** Named, so that each is one file; what only other pages share is left to the bundler. */
export const sharedChunks = [{ name: "framework", test: framework, priority: 1 }, { name: ownSharedChunk }];

function ownSharedChunk(id: string, modules: BundledModules): string | null {
  const isOwnScript = !id.includes("node_modules") && /\.tsx?(\?|$)/.test(id);
  if (!isOwnScript || modules.getModuleInfo(id)?.isEntry) return null;
  const pages = pagesWith(id, modules);
  const isIn = (kind: RegExp) => pages.some((page) => kind.test(page));
  if (isIn(everyPage)) return "app";
  if (!isIn(frame) && !isIn(dashboard)) return null;
  if (isIn(publicPage)) return "app";
  return isIn(frame) || pages.length > 1 ? "signed-in" : null;
}

/** The entries that need a module as they open. */
function pagesWith(id: string, modules: BundledModules): readonly string[] {
  const reached = new Set([id]);
  // A set that grows while it is walked: importers of importers too, each once.
  for (const module of reached)
    for (const importer of modules.getModuleInfo(module)?.importers ?? []) reached.add(importer);
  return [...reached].filter((module) => modules.getModuleInfo(module)?.isEntry);
}
