/** web/site/head: what search engines and shared links are told of a public page. React lifts these into the head. */
import { useTranslation } from "react-i18next";
import { type Language, languages } from "#domain/people/language.ts";
import { languageParameter } from "../../app/i18n/detect-language.ts";
import { useSite } from "../site-context.ts";
import { JsonLd } from "./json-ld.tsx";

export interface PageHeadProps {
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  /** The name of the page's picture for shared links: `/og/<picture>-<language>.png`. */
  readonly picture: string;
  readonly publishDate?: string;
  /** Schema.org objects, without their context. */
  readonly facts?: readonly object[];
}

/** As Open Graph writes languages. */
const localesOfOpenGraph: Readonly<Record<Language, string>> = { en: "en_US", es: "es_ES", fr: "fr_FR" };
/** px; Open Graph's recommended size. */
export const pictureSize = { width: 1200, height: 630 };

export function PageHead(props: PageHeadProps) {
  const { title, description, keywords, facts = [] } = props;
  const { t } = useTranslation("common");
  const { baseUrl, path, language, isLanguageInAddress } = useSite();
  const plain = `${baseUrl}${path}`;
  const inLanguage = (which: string) => `${plain}?${languageParameter}=${which}`;
  const canonical = isLanguageInAddress ? inLanguage(language) : plain;
  return (
    <>
      <title>{t("app.pageTitle", { title })}</title>
      <meta name="description" content={description} />
      <meta name="keywords" content={keywords.join(", ")} />
      <link rel="canonical" href={canonical} />
      {languages.map((each) => (
        <link key={each} rel="alternate" hrefLang={each} href={inLanguage(each)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={plain} />
      <link
        rel="alternate"
        type="application/rss+xml"
        title={t("app.pageTitle", { title: t("footer.blog") })}
        href={`${baseUrl}/rss/${language}.xml`}
      />
      <SocialCard {...props} canonical={canonical} />
      {facts.map((fact) => (
        <JsonLd key={JSON.stringify(fact)} fact={fact} />
      ))}
    </>
  );
}

function SocialCard(props: PageHeadProps & { canonical: string }) {
  const { title, description, picture, publishDate, canonical } = props;
  const { t } = useTranslation("common");
  const { baseUrl, language } = useSite();
  const fullTitle = t("app.pageTitle", { title });
  const pictureUrl = `${baseUrl}/og/${picture}-${language}.png`;
  return (
    <>
      <meta property="og:type" content={publishDate ? "article" : "website"} />
      <meta property="og:site_name" content={t("app.name")} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:image" content={pictureUrl} />
      <meta property="og:image:width" content={String(pictureSize.width)} />
      <meta property="og:image:height" content={String(pictureSize.height)} />
      <meta property="og:image:alt" content={title} />
      <meta property="og:locale" content={localesOfOpenGraph[language]} />
      {languages
        .filter((other) => other !== language)
        .map((other) => (
          <meta key={other} property="og:locale:alternate" content={localesOfOpenGraph[other]} />
        ))}
      {publishDate && <meta property="article:published_time" content={publishDate} />}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={fullTitle} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={pictureUrl} />
    </>
  );
}
