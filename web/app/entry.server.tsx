// The process that mounts the build creates a `RouterContextProvider` and sets `pageContext`, which it finds next to the
// default export in `build.entry.module`.
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
import { inlineStyle } from "./app-style.tsx";
import { createI18n } from "./i18n/create-i18n.ts";
import { getTranslations } from "./i18n/translations.server.ts";
import { pageContext } from "./page-context.ts";
import { themeScript } from "./theme/theme-head.tsx";

export { inlineStyle, pageContext, themeScript };

/** The public pages, which the server renders without React Router and caches. */
export const site: Site = {
  render: renderSite,
  pathsOf,
};

/** Exported for React Router. Unknown addresses are not errors: anybody can request any, so they stay out of the log. */
export function handleError(error: unknown): void {
  if (!isRouteErrorResponse(error)) console.error(error);
}

const renderTimeoutMs = 5000;
/** Exported for React Router: the timeout of streamed data. */
export const streamTimeout = renderTimeoutMs;

export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { language, scriptMark } = context.get(pageContext);
  const nonce = scriptMark && { nonce: scriptMark };
  const i18n = createI18n(language, { [language]: getTranslations(language) });

  const page = await renderToReadableStream(
    <I18nextProvider i18n={i18n}>
      <ServerRouter context={routerContext} url={request.url} {...nonce} />
    </I18nextProvider>,
    {
      ...nonce,
      signal: AbortSignal.timeout(renderTimeoutMs),
      // Otherwise React sends a large page hidden, behind a loading screen, for a script to show it 300 ms later.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    },
  );
  await page.allReady;
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(page, { status, headers });
}
