// Rendered by the root route, so that the server writes it before the page itself can be shown.
import { useTranslation } from "react-i18next";
import { useLocation, useMatches } from "react-router";
import { languageParameter } from "#contract/page-language.ts";
import { languageOf } from "#domain/people/language.ts";
import type common from "#locales/en/common.json";
import { useLanguage } from "../i18n/use-language.ts";
import { canonicalOf, HeadTags, type PageAddress } from "./head-tags.tsx";

/** A key of `common:pages`; each page's route sets its own in `handle.page`. */
export type PageName = keyof (typeof common)["pages"];

const indexedPages: ReadonlySet<PageName> = new Set(["login", "register"]);

/**
 * `baseUrl`: the public URL, without a trailing slash. What only search engines and link previews read, the server alone writes: the
 * browser has neither these texts nor this code.
 */
export function AppPageHead({ baseUrl }: { baseUrl: string }) {
  const { t } = useTranslation("common");
  const address = usePageAddress(baseUrl);
  const page = usePageName();
  const title = t(`pages.${page}.title`);
  if (!import.meta.env.SSR)
    return (
      <>
        <title>{t("app.pageTitle", { title })}</title>
        <link rel="canonical" href={canonicalOf(address)} />
      </>
    );
  return (
    <HeadTags
      address={address}
      title={title}
      description={t(`pages.${page}.description`)}
      keywords={t(`pages.${page}.keywords`)}
      picture="home"
      isHiddenFromSearch={!indexedPages.has(page)}
    />
  );
}

function usePageName(): PageName {
  const handles = useMatches().map((match) => match.handle as { readonly page?: PageName } | undefined);
  return handles.findLast((handle) => handle?.page)?.page ?? "notFound";
}

function usePageAddress(baseUrl: string): PageAddress {
  const { pathname, search } = useLocation();
  const language = useLanguage();
  return {
    baseUrl,
    path: pathname.replace(/\/+$/, ""),
    language,
    isLanguageInAddress: languageOf(new URLSearchParams(search).get(languageParameter)) !== undefined,
  };
}
