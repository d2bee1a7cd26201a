import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ServerBuild } from "react-router";
import type { SignInProviderName } from "#domain/people/sign-in-providers.ts";
import { PageCache, sendPage } from "./cached-pages.ts";
import { ownPath } from "./own-path.ts";
import { chosenLanguageCookie, languageInAddress, languageOfPage } from "./page-language.ts";
import { localOrigin, type PageAddress, renderAppPage } from "./render-app-page.ts";
import { appPageHeaders, stripePageHeaders } from "./security-headers.ts";

export interface PageSource {
  /** Called for each request, so that development can return fresh code. */
  readonly loadBuild: () => Promise<ServerBuild>;
  readonly isDevelopment: boolean;
  /** Only in development. */
  readonly middleware?: DevelopmentServer;
}

type DevelopmentServer = (
  request: FastifyRequest["raw"],
  reply: FastifyReply["raw"],
  next: () => void,
) => void;

export type RenderPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** The only page that may load Stripe's script. The app navigates to it with a full page load, so that its policy applies. */
const checkoutPath = "/subscription";

export interface PageSettings {
  /** Whether Stripe takes the payments. */
  readonly hasStripe: boolean;
  /** The public address, without a trailing slash; known once the server listens. */
  readonly baseUrl: () => string;
  readonly passwordMinLength: number;
  readonly signInProviders: readonly SignInProviderName[];
  readonly searchesProducts: boolean;
  readonly clock: () => Date;
}

export function createPageRenderer(
  { loadBuild, isDevelopment }: PageSource,
  { hasStripe, clock, baseUrl, ...values }: PageSettings,
): RenderPage {
  const pages = new PageCache();
  return async (request, reply) => {
    const build = await loadBuild();
    const url = new URL(ownPath(request.url), localOrigin);
    const { cookie: cookies, "accept-language": acceptLanguage } = request.headers;
    const address: PageAddress = {
      path: url.pathname,
      language: languageOfPage({ url, cookies, acceptLanguage }),
      isLanguageInAddress: languageInAddress(url) !== undefined,
    };
    const takesStripe = hasStripe && address.path === checkoutPath;
    const page = await pages.get({
      key: JSON.stringify(address),
      today: clock().toISOString().slice(0, 10),
      isCached: !isDevelopment && pathsOf(build).has(address.path),
      render: () =>
        renderAppPage(address, {
          build,
          isDevelopment,
          takesStripe,
          values: { ...values, baseUrl: baseUrl() },
        }),
    });
    reply.headers(takesStripe ? stripePageHeaders : appPageHeaders);
    return sendPage(request, reply, { page, language: address.language, cookie: chosenLanguageCookie(url) });
  };
}

const knownPaths = new WeakMap<ServerBuild, ReadonlySet<string>>();

/** The addresses of the build's routes that have no parameters: the only ones cached, so the cache cannot grow. */
function pathsOf(build: ServerBuild): ReadonlySet<string> {
  const known = knownPaths.get(build);
  if (known) return known;
  const paths = Object.values(build.routes).flatMap((route) => {
    const isFixed = route?.path !== undefined && !/[:*]/.test(route.path);
    return isFixed ? [`/${route.path}`] : [];
  });
  const all = new Set(paths);
  knownPaths.set(build, all);
  return all;
}

/** Vite serves modules and live reload from its own paths. */
export function mountDevelopmentServer(app: FastifyInstance, middleware: DevelopmentServer): void {
  app.addHook("onRequest", (request, reply, done) => {
    if (request.url.startsWith("/api/") || request.url.startsWith("/health/")) return done();
    middleware(request.raw, reply.raw, () => done());
  });
}
