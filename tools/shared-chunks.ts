// Which modules of the pages are bundled together, and why: docs/decisions/023-few-files-for-the-first-page.md
/** The parts of the bundler's module info used here. */
interface BundledModule {
  readonly isEntry: boolean;
  readonly importers: readonly string[];
}
interface BundledModules {
  getModuleInfo(id: string): BundledModule | null;
}

/** Used by every page, and changes only with the lock file. `Trans` is left out: only one page uses it. */
const framework =
  /node_modules\/(react|react-dom|scheduler|react-router|i18next|react-i18next|@tanstack|zod)\/(?!.*\/Trans)/;
const everyPage = /web\/app\/(entry\.client|root)\.tsx/;
const publicPage = /web\/app\/routes\/public\//;
const frame = /web\/app\/routes\/signed-in\/layout\.tsx/;
const dashboard = /web\/app\/routes\/signed-in\/dashboard\.tsx/;

/** One file each. Modules that only other pages share are left to the bundler. */
export const sharedChunks = [{ name: "framework", test: framework, priority: 1 }, { name: sharedChunkOf }];

function sharedChunkOf(id: string, modules: BundledModules): string | null {
  const isOwnScript = !id.includes("node_modules") && /\.tsx?(\?|$)/.test(id);
  if (!isOwnScript || modules.getModuleInfo(id)?.isEntry) return null;
  const pages = entriesImporting(id, modules);
  const isIn = (kind: RegExp) => pages.some((page) => kind.test(page));
  if (isIn(everyPage)) return "app";
  if (!isIn(frame) && !isIn(dashboard)) return null;
  if (isIn(publicPage)) return "app";
  return isIn(frame) || pages.length > 1 ? "signed-in" : null;
}

/** The entries that import a module statically, directly or not. */
function entriesImporting(id: string, modules: BundledModules): readonly string[] {
  const reached = new Set([id]);
  // Iterating a set also visits what is added meanwhile, so this reaches indirect importers.
  for (const module of reached)
    for (const importer of modules.getModuleInfo(module)?.importers ?? []) reached.add(importer);
  return [...reached].filter((module) => modules.getModuleInfo(module)?.isEntry);
}
