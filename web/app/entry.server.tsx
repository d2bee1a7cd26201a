/**
 * web/app: renders a page on the server. The process that mounts the build makes a `RouterContextProvider` and sets
 * `pageContext`, which it finds beside the default export in `build.entry.module`.
 */
import { renderToReadableStream } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import type { Site } from "#contract/site.ts";
import { renderSite } from "../site/render-site.tsx";
import { pathsOf } from "../site/site-paths.ts";
import { createI18n } from "./i18n/create-i18n.ts";
import { chosenLanguageCookie, detectRequestLanguage, languageOfHints } from "./i18n/request-language.ts";
import { getTranslations } from "./i18n/translations.server.ts";
import { pageContext } from "./page-context.ts";

export { pageContext };

/** The public pages, which the server renders without React Router and keeps. */
export const site: Site = {
  render: renderSite,
  languageOf: languageOfHints,
  cookieOf: chosenLanguageCookie,
  pathsOf,
};

/** React Router's own name. An address that is no page is no fault: anybody can write any, and none of it is for the log. */
export function handleError(failure: unknown): void {
  if (!isRouteErrorResponse(failure)) console.error(failure);
}

const renderTimeoutMs = 5000;
/** React Router's own name for the time limit of streamed data. */
export const streamTimeout = renderTimeoutMs;

export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const language = detectRequestLanguage(request);
  const { cspNonce } = context.get(pageContext);
  const i18n = createI18n(language, { [language]: getTranslations(language) });
  addLanguageHeaders(headers, request, language);

  const page = await renderToReadableStream(
    <I18nextProvider i18n={i18n}>
      <ServerRouter context={routerContext} url={request.url} {...(cspNonce && { nonce: cspNonce })} />
    </I18nextProvider>,
    { ...(cspNonce && { nonce: cspNonce }), signal: AbortSignal.timeout(renderTimeoutMs) },
  );
  // Nothing on a page waits for data, so the whole of it leaves in one piece and compresses well.
  await page.allReady;
  return new Response(page, { status, headers });
}

function addLanguageHeaders(headers: Headers, request: Request, language: string): void {
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Content-Language", language);
  headers.append("Vary", "Accept-Language, Cookie");
  const cookie = chosenLanguageCookie(new URL(request.url));
  if (cookie) headers.append("Set-Cookie", cookie);
}
