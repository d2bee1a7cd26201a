/** web/app: which build of the pages runs here. React Router writes it into every page, as part of its list of routes. */

/** Undefined where no page was rendered: in tests. */
export function buildVersion(): string | undefined {
  const manifest: unknown = Reflect.get(globalThis, "__reactRouterManifest");
  if (typeof manifest !== "object" || manifest === null || !("version" in manifest)) return undefined;
  return typeof manifest.version === "string" ? manifest.version : undefined;
}
