import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import type { SiteAnswer, SiteRequest } from "#contract/site.ts";
import { createI18n } from "../app/i18n/create-i18n.ts";
import { getTranslations } from "../app/i18n/translations.server.ts";
import { findPage } from "./find-page.tsx";
import inlineScript from "./script/site-script.ts?script";
import { SiteContext } from "./site-context.ts";
import { SiteDocument } from "./site-document.tsx";
import inlineStyle from "./styles/site.css?inline";

export function renderSite(request: SiteRequest): SiteAnswer {
  const { language } = request;
  const { Page, status } = findPage(request);
  const markup = renderToStaticMarkup(
    <I18nextProvider i18n={createI18n(language, { [language]: getTranslations(language) })}>
      <SiteContext value={request}>
        <SiteDocument inlineScript={inlineScript} inlineStyle={inlineStyle}>
          <Page />
        </SiteDocument>
      </SiteContext>
    </I18nextProvider>,
  );
  return { status, html: `<!doctype html>${markup}`, inlineScript, inlineStyle };
}
