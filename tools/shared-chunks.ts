// Which modules of the pages are bundled together, and why: docs/decisions/023-a-small-first-load.md
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
const mascot = /web\/app\/ui\/mascot\//;
/** The card that the dashboard loads later by itself: kept in one file, apart from the dialogs of other pages. */
const bodyCard = /web\/app\/features\/body\/today-body\.tsx/;
const chartsLibrary = /node_modules\/recharts\//;

/** The bundler adds to a file what its modules import, unless a file of an earlier kind has it. */
const kinds = [
  "app",
  "signed-in",
  "mascot",
  "many topics",
  "two topics",
  "one topic",
  "body card",
  "dialog",
  "dialogs",
] as const;
interface SharedChunk {
  readonly kind: (typeof kinds)[number];
  readonly name: string;
}

/** Modules that only one page or one dialog needs, and those of charts, are left to the bundler. */
export const sharedChunks = [
  { name: "framework", test: framework, priority: kinds.length + 1 },
  ...kinds.map((kind, at) => ({
    name: (id: string, modules: BundledModules) => {
      const chunk = sharedChunkOf(id, modules);
      return chunk?.kind === kind ? chunk.name : null;
    },
    priority: kinds.length - at,
  })),
];

function sharedChunkOf(id: string, modules: BundledModules): SharedChunk | null {
  const isOwnScript = !id.includes("node_modules") && /\.tsx?(\?|$)/.test(id);
  if (!isOwnScript || modules.getModuleInfo(id)?.isEntry) return null;
  const { entries, parts } = neededBy(id, modules);
  const isIn = (kind: RegExp) => entries.some((entry) => kind.test(entry));
  const isShared = entries.length + parts.length > 1;
  const isForDashboard = isIn(frame) || (isIn(dashboard) && isShared && !isOnlyOfDashboard(id, modules));
  if (isIn(everyPage) || (isForDashboard && isIn(publicPage))) return { kind: "app", name: "app" };
  if (isForDashboard) return { kind: "signed-in", name: "signed-in" };
  const pages = entries.filter((entry) => page.test(entry));
  const topics = [...new Set(pages.map(topicOf))].sort();
  if (isOfBodyCard(parts, topics)) return { kind: "body card", name: "body-card" };
  if (!isShared) return null;
  if (pages.length === 0) {
    const isOfCharts = parts.every((part) => imports(part, chartsLibrary, modules));
    return isOfCharts ? null : { kind: "dialogs", name: "dialogs" };
  }
  if (mascot.test(id)) return { kind: "mascot", name: "mascot" };
  if (imports(id, dialogLibrary, modules)) return { kind: "dialog", name: "dialog" };
  if (topics.length > 2) return { kind: "many topics", name: isIn(publicPage) ? "fields" : "pages" };
  const kind = topics.length === 2 ? "two topics" : "one topic";
  return { kind, name: `${topics.join("-and-")}-parts` };
}

function isOfBodyCard(parts: readonly string[], topics: readonly string[]): boolean {
  return parts.some((part) => bodyCard.test(part)) && topics.every((topic) => topic === "body");
}

/** Pages that people visit one after the other. Any other page is a topic of its own. */
const topicsOfSeveralPages: Readonly<Record<string, readonly string[]>> = {
  "sign-in": [
    ...["login", "register", "sign-in", "sign-out", "confirm-email", "forgot-password", "reset-password"],
    "deletion-requested",
  ],
  account: ["security", "notifications", "data", "delete-account", "keep-account", "connect"],
  plans: ["subscription", "thank-you"],
};

function topicOf(pageFile: string): string {
  const name = /([\w-]+)\.tsx/.exec(pageFile)?.[1] ?? pageFile;
  return (
    Object.keys(topicsOfSeveralPages).find((topic) => topicsOfSeveralPages[topic]?.includes(name)) ?? name
  );
}

/** The entries and the parts loaded later that import a module statically, directly or not. */
function neededBy(id: string, modules: BundledModules) {
  const reached = reach(id, (module) => modules.getModuleInfo(module)?.importers);
  const infos = reached.map((module) => ({ module, info: modules.getModuleInfo(module) }));
  return {
    entries: infos.filter(({ info }) => info?.isEntry).map(({ module }) => module),
    parts: infos.filter(({ info }) => info?.dynamicImporters.length).map(({ module }) => module),
  };
}

/** Whether no other page needs the module. What the dashboard's dialogs load counts as its own. */
function isOnlyOfDashboard(id: string, modules: BundledModules): boolean {
  const users = reach(id, (module) => {
    const info = modules.getModuleInfo(module);
    return info ? [...info.importers, ...info.dynamicImporters] : [];
  });
  return users.every((user) => !modules.getModuleInfo(user)?.isEntry || dashboard.test(user));
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
