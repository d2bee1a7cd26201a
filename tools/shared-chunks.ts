// Which modules of the pages are bundled together, and why: docs/decisions/023-few-files-for-the-first-page.md
/** The parts of the bundler's module info used here. */
interface BundledModule {
  readonly isEntry: boolean;
  readonly importers: readonly string[];
  readonly dynamicImporters: readonly string[];
  readonly importedIds: readonly string[];
}
interface BundledModules {
  getModuleInfo(id: string): BundledModule | null;
}

/** Used by every page, and changes only with the lock file. `Trans` is left out: only one page uses it. */
const framework =
  /node_modules\/(react|react-dom|scheduler|react-router|i18next|react-i18next|@tanstack|zod)\/(?!.*\/Trans)/;
const everyPage = /web\/app\/(entry\.client|root)\.tsx/;
const page = /web\/app\/routes\//;
const publicPage = /web\/app\/routes\/public\//;
const frame = /web\/app\/routes\/signed-in\/layout\.tsx/;
const dashboard = /web\/app\/routes\/signed-in\/dashboard\.tsx/;
const dialogLibrary = /node_modules\/@radix-ui\/react-dialog\//;
const chartsLibrary = /node_modules\/recharts\//;

/** The bundler puts into a file what its modules import as well, unless a file before it has it. */
const order = [
  /^app$/,
  /^signed-in$/,
  /^fields$/,
  /^pages$/,
  /-and-.*-parts$/,
  /-parts$/,
  /^dialog$/,
  /^dialogs$/,
];

/** Modules that only one page or one dialog needs, and those of charts, are left to the bundler. */
export const sharedChunks = [
  { name: "framework", test: framework, priority: order.length + 1 },
  ...order.map((names, at) => ({
    name: (id: string, modules: BundledModules) => {
      const name = sharedChunkOf(id, modules);
      return name !== null && names.test(name) ? name : null;
    },
    priority: order.length - at,
  })),
];

function sharedChunkOf(id: string, modules: BundledModules): string | null {
  const isOwnScript = !id.includes("node_modules") && /\.tsx?(\?|$)/.test(id);
  if (!isOwnScript || modules.getModuleInfo(id)?.isEntry) return null;
  const { entries, parts } = neededBy(id, modules);
  const isIn = (kind: RegExp) => entries.some((entry) => kind.test(entry));
  if (isIn(everyPage)) return "app";
  const isShared = entries.length + parts.length > 1;
  if (isIn(frame) || (isIn(dashboard) && isShared)) return isIn(publicPage) ? "app" : "signed-in";
  if (!isShared) return null;
  const pages = entries.filter((entry) => page.test(entry));
  if (pages.length === 0) {
    const isOfCharts = parts.every((part) => imports(part, chartsLibrary, modules));
    return isOfCharts ? null : "dialogs";
  }
  if (imports(id, dialogLibrary, modules)) return "dialog";
  const topics = [...new Set(pages.map(topicOf))];
  if (topics.length <= 2) return `${topics.sort().join("-and-")}-parts`;
  return isIn(publicPage) ? "fields" : "pages";
}

/** Pages that people visit one after the other; any other is a topic of its own. */
const topicsOfPages = [
  {
    name: "sign-in",
    pages: /(login|register|sign-in|sign-out|confirm-email|deletion-requested|-password)\.tsx/,
  },
  { name: "account", pages: /(security|notifications|data|delete-account|keep-account)\.tsx/ },
  { name: "plans", pages: /(subscription|thank-you)\.tsx/ },
];

function topicOf(page: string): string {
  const topic = topicsOfPages.find(({ pages }) => pages.test(page));
  return topic?.name ?? page.replace(/.*\//, "").replace(/\..*/, "");
}

/** What imports a module statically, directly or not: entries, and parts that are loaded later. */
function neededBy(id: string, modules: BundledModules) {
  const reached = reach(id, (module) => modules.getModuleInfo(module)?.importers);
  const infos = reached.map((module) => ({ module, info: modules.getModuleInfo(module) }));
  return {
    entries: infos.filter(({ info }) => info?.isEntry).map(({ module }) => module),
    parts: infos.filter(({ info }) => info?.dynamicImporters.length).map(({ module }) => module),
  };
}

function imports(id: string, library: RegExp, modules: BundledModules): boolean {
  return reach(id, (module) => modules.getModuleInfo(module)?.importedIds).some((module) =>
    library.test(module),
  );
}

function reach(start: string, next: (id: string) => readonly string[] | undefined): readonly string[] {
  const reached = new Set([start]);
  // Iterating a set also visits what is added meanwhile.
  for (const module of reached) for (const found of next(module) ?? []) reached.add(found);
  return [...reached];
}
