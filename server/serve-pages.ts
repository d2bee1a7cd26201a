import type { FastifyInstance } from "fastify";
import { AppError } from "./core/app-error.ts";
import { readCallerAddresses } from "./http/caller-address.ts";
import { sendError } from "./http/errors.ts";
import { createPageRenderer, type PageSettings, type PageSource } from "./http/pages.ts";
import { type AddressSettings, publicAddress } from "./http/public-address.ts";
import { pageEntryOf } from "./http/render-app-page.ts";
import type { ContentByLanguage } from "./site/load-content.ts";
import { serveSite } from "./site/site-routes.ts";

/** The pages and the folder of their static files; without it only the API is served. */
export interface Frontend extends PageSource {
  readonly clientFolder: string | undefined;
}

/** Unknown paths below these answer 404 in JSON instead of a page. */
const nonPagePrefixes = ["/api/", "/assets/", "/locales/", "/health/"];

interface PublicPagesSettings extends AddressSettings {
  readonly trustedProxies: readonly string[];
  readonly contactEmail: string;
}

interface PublicPagesParts {
  readonly frontend: Frontend;
  readonly clock: () => Date;
  readonly settings: PublicPagesSettings;
  readonly content: ContentByLanguage;
}

/** The pages that visitors and search engines see. */
export async function servePublicPages(
  app: FastifyInstance,
  { frontend: { loadBuild, isDevelopment }, clock, settings, content }: PublicPagesParts,
): Promise<void> {
  const addressOf = readCallerAddresses(settings.trustedProxies);
  await serveSite(app, {
    loadSite: async () => pageEntryOf(await loadBuild()).site,
    isCached: !isDevelopment,
    content,
    baseUrl: () => publicAddress(app, settings),
    contactEmail: settings.contactEmail,
    clock,
    callApi: async (request, url, payload) => {
      const { statusCode } = await app.inject({
        method: "POST",
        url,
        remoteAddress: addressOf(request),
        headers: { "content-type": "application/json" },
        payload: JSON.stringify(payload),
      });
      return statusCode;
    },
  });
}

/** Renders a page for every other GET path; other unknown requests get a 404 in JSON. */
export function servePagesAndNotFound(
  app: FastifyInstance,
  frontend: Frontend | undefined,
  settings: PageSettings,
): void {
  if (frontend) {
    const renderPage = createPageRenderer(frontend, settings);
    app.get("/*", (request, reply) => {
      const path = `${request.url.split("?")[0]}/`;
      if (nonPagePrefixes.some((folder) => path.startsWith(folder))) throw new AppError("not_found");
      return renderPage(request, reply);
    });
  }
  app.setNotFoundHandler((request, reply) => sendError(new AppError("not_found"), request, reply));
}
