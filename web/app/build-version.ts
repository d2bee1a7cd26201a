// React Router writes the build's version into every page, as part of its list of routes.

/** Undefined in tests, where no page was rendered. */
export function buildVersion(): string | undefined {
  const manifest: unknown = Reflect.get(globalThis, "__reactRouterManifest");
  if (typeof manifest !== "object" || manifest === null || !("version" in manifest)) return undefined;
  return typeof manifest.version === "string" ? manifest.version : undefined;
}
