import { randomUUID } from "node:crypto";
import {
  createRequestHandler,
  type RouterContext,
  RouterContextProvider,
  type ServerBuild,
} from "react-router";
import { languageParameter } from "#contract/page-language.ts";
import type { Site } from "#contract/site.ts";
import type { Language } from "#domain/people/language.ts";
import type { SignInProviderName } from "#domain/people/sign-in-providers.ts";
import type { RenderedPage } from "./cached-pages.ts";
import { buildPageCsp } from "./security-headers.ts";

/** The server's settings that pages show. */
interface PageValues {
  /** The public address, without a trailing slash. */
  readonly baseUrl: string;
  readonly passwordMinLength?: number;
  readonly signInProviders?: readonly SignInProviderName[];
  readonly searchesProducts?: boolean;
}

/** What `web/app/entry.server.tsx` exports beside its default: the context that passes server values to pages, and the site. */
interface PageEntry {
  readonly pageContext: RouterContext<
    PageValues & { readonly language: Language; readonly scriptMark?: string }
  >;
  readonly site: Site;
  /** The one inline script that the page itself writes, not React. */
  readonly themeScript: string;
  readonly inlineStyle: string;
}

export function pageEntryOf(build: ServerBuild): PageEntry {
  const entry: object = build.entry.module;
  if (!isPageEntry(entry)) throw new Error("The pages' build does not export pageContext and site.");
  return entry;
}

function isPageEntry(entry: object): entry is PageEntry {
  return "pageContext" in entry && "site" in entry && "themeScript" in entry && "inlineStyle" in entry;
}

/** Everything that a page of the app depends on. Nothing about the person, whom only the browser knows. */
export interface PageAddress {
  readonly path: string;
  readonly language: Language;
  /** Whether `?lang` chose the language, which the page's links to its other languages show. */
  readonly isLanguageInAddress: boolean;
}

/** Only completes our relative addresses to URLs; pages know the public address from `baseUrl`. */
export const localOrigin = "http://localhost";

export interface RenderOptions {
  readonly build: ServerBuild;
  readonly isDevelopment: boolean;
  readonly values: PageValues;
  readonly takesStripe: boolean;
}

/** React Router gets a request made from the address alone, so that nothing of the caller's request can reach a cached page. */
export async function renderAppPage(address: PageAddress, parts: RenderOptions): Promise<RenderedPage> {
  const { build, isDevelopment, values, takesStripe } = parts;
  const { path, language, isLanguageInAddress } = address;
  const entry = pageEntryOf(build);
  const scriptMark = randomUUID();
  const context = new RouterContextProvider();
  context.set(entry.pageContext, { ...values, language, scriptMark });
  const url = new URL(isLanguageInAddress ? `${path}?${languageParameter}=${language}` : path, localOrigin);
  const response = await handlerOf(build, isDevelopment)(new Request(url), context);
  const { html, scripts } = takeMarkedScripts(await response.text(), scriptMark);
  const inlineScripts = [entry.themeScript, ...scripts];
  return {
    status: response.status,
    html: preloadScriptsLast(html),
    contentSecurityPolicy: buildPageCsp({
      inlineScripts,
      inlineStyle: entry.inlineStyle,
      isDevelopment,
      takesStripe,
    }),
  };
}

/** React writes the mark as the nonce of its own inline scripts. Only those are allowed to run, and the mark is taken out. */
function takeMarkedScripts(html: string, mark: string): { html: string; scripts: readonly string[] } {
  const attribute = ` nonce="${mark}"`;
  const elements = html.matchAll(/<script([^>]*)>(.*?)<\/script>/gs);
  const scripts = [...elements].flatMap(([, attributes = "", text = ""]) =>
    attributes.includes(attribute) && text ? [text] : [],
  );
  return { html: html.replaceAll(attribute, ""), scripts };
}

/** The page is painted without them, so what it is painted with (its own rest, and the fonts) comes first. */
function preloadScriptsLast(html: string): string {
  return html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
}

type PageHandler = ReturnType<typeof createRequestHandler>;
const handlers = new WeakMap<ServerBuild, PageHandler>();

function handlerOf(build: ServerBuild, isDevelopment: boolean): PageHandler {
  const handler =
    handlers.get(build) ?? createRequestHandler(build, isDevelopment ? "development" : "production");
  handlers.set(build, handler);
  return handler;
}
