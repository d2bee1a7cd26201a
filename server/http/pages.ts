import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import {
  createRequestHandler,
  type RouterContext,
  RouterContextProvider,
  type ServerBuild,
} from "react-router";
import type { Site } from "#contract/site.ts";
import type { SignInProviderName } from "#domain/people/sign-in-providers.ts";
import { ownPath } from "./own-path.ts";
import { buildPageCsp, newNonce, stripePageHeaders } from "./security-headers.ts";

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

/** What `web/app/entry.server.tsx` exports beside its default: the context that passes server values to pages, and the site. */
interface PageEntry {
  readonly pageContext: RouterContext<{
    readonly cspNonce?: string;
    readonly baseUrl: string;
    readonly passwordMinLength?: number;
    readonly signInProviders?: readonly SignInProviderName[];
  }>;
  readonly site: Site;
  /** The one script that pages carry without a nonce. */
  readonly themeScript: string;
}

/** The only page that may load Stripe's script. The app navigates to it with a full page load, so that its policy applies. */
const checkoutPath = "/subscription";

export interface PageSettings {
  /** Whether Stripe takes the payments. */
  readonly hasStripe: boolean;
  /** The public address, without a trailing slash; known once the server listens. */
  readonly baseUrl: () => string;
  readonly passwordMinLength: number;
  readonly signInProviders: readonly SignInProviderName[];
}

export function createPageRenderer(
  { loadBuild, isDevelopment }: PageSource,
  { hasStripe, baseUrl, passwordMinLength, signInProviders }: PageSettings,
): RenderPage {
  const mode = isDevelopment ? "development" : "production";
  let kept: { build: ServerBuild; handle: ReturnType<typeof createRequestHandler> } | undefined;
  return async (request, reply) => {
    const build = await loadBuild();
    if (kept?.build !== build) kept = { build, handle: createRequestHandler(build, mode) };
    const nonce = newNonce();
    const takesStripe = hasStripe && request.url.split("?")[0] === checkoutPath;
    const context = new RouterContextProvider();
    const entry = pageEntryOf(build);
    context.set(entry.pageContext, {
      cspNonce: nonce,
      baseUrl: baseUrl(),
      passwordMinLength,
      signInProviders,
    });
    const response = await kept.handle(toWebRequest(request, reply), context);
    reply.header(
      "Content-Security-Policy",
      buildPageCsp({ nonce, themeScript: entry.themeScript, isDevelopment, takesStripe }),
    );
    if (takesStripe) reply.headers(stripePageHeaders);
    if (!response.headers.has("Cache-Control")) reply.header("Cache-Control", "no-cache");
    if (request.method === "HEAD") return sendHead(reply, response);
    return reply.send(response);
  };
}

/** Fastify computes the length of a HEAD's answer, which it cannot do for a stream. */
async function sendHead(reply: FastifyReply, response: Response): Promise<FastifyReply> {
  await response.body?.cancel();
  return reply.status(response.status).headers(Object.fromEntries(response.headers)).send();
}

export function pageEntryOf(build: ServerBuild): PageEntry {
  const entry: object = build.entry.module;
  if (!isPageEntry(entry)) throw new Error("The pages' build does not export pageContext and site.");
  return entry;
}

function isPageEntry(entry: object): entry is PageEntry {
  return "pageContext" in entry && "site" in entry && "themeScript" in entry;
}

/** As a web `Request`, aborted when the browser disconnects. */
function toWebRequest(request: FastifyRequest, reply: FastifyReply): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const each of [value ?? []].flat()) headers.append(name, each);
  }
  const gone = new AbortController();
  reply.raw.once("close", () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  return new Request(addressOf(request), { method: request.method, headers, signal: gone.signal });
}

function addressOf(request: FastifyRequest): URL {
  const base = `${request.protocol}://${request.host}`;
  return new URL(ownPath(request.url), URL.canParse(base) ? base : "http://localhost");
}

/** Vite serves modules and live reload from its own paths. */
export function mountDevelopmentServer(app: FastifyInstance, middleware: DevelopmentServer): void {
  app.addHook("onRequest", (request, reply, done) => {
    if (request.url.startsWith("/api/") || request.url.startsWith("/health/")) return done();
    middleware(request.raw, reply.raw, () => done());
  });
}
