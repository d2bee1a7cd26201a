// What search engines and link previews read about a page. React moves these tags into the head.
import { useTranslation } from "react-i18next";
import { languageParameter } from "#contract/page-language.ts";
import { usualCountry } from "#domain/people/country.ts";
import { type Language, languages } from "#domain/people/language.ts";

export interface PageAddress {
  /** The public URL, without a trailing slash. */
  readonly baseUrl: string;
  /** Without a query or a trailing slash. */
  readonly path: string;
  readonly language: Language;
  /** Whether `?lang` set the language: then the canonical URL includes it. */
  readonly isLanguageInAddress: boolean;
}

export interface HeadTagsProps {
  readonly address: PageAddress;
  readonly title: string;
  readonly description: string;
  readonly keywords: string;
  /** The picture for link previews: `/og/<picture>-<language>.png`. */
  readonly picture: string;
  readonly publishDate?: string | undefined;
  readonly isHiddenFromSearch?: boolean;
}

const openGraphLocaleOf = (language: Language) => `${language}_${usualCountry[language]}`;
/** px; Open Graph's recommended size. */
const pictureSize = { width: 1200, height: 630 };

export function canonicalOf({ baseUrl, path, language, isLanguageInAddress }: PageAddress): string {
  const url = `${baseUrl}${path}`;
  return isLanguageInAddress ? `${url}?${languageParameter}=${language}` : url;
}

export function HeadTags(props: HeadTagsProps) {
  const { address, title, description, keywords, isHiddenFromSearch = false } = props;
  const { t } = useTranslation("common");
  const url = `${address.baseUrl}${address.path}`;
  const urlIn = (each: Language) => `${url}?${languageParameter}=${each}`;
  const canonical = canonicalOf(address);
  return (
    <>
      <title>{t("app.pageTitle", { title })}</title>
      <meta name="description" content={description} />
      <meta name="keywords" content={keywords} />
      <link rel="canonical" href={canonical} />
      {isHiddenFromSearch ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          {languages.map((each) => (
            <link key={each} rel="alternate" hrefLang={each} href={urlIn(each)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={url} />
        </>
      )}
      <SocialCard {...props} canonical={canonical} />
    </>
  );
}

function SocialCard(props: HeadTagsProps & { canonical: string }) {
  const { address, title, description, picture, publishDate, canonical } = props;
  const { t } = useTranslation("common");
  const { baseUrl, language } = address;
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
      <meta property="og:locale" content={openGraphLocaleOf(language)} />
      {languages
        .filter((other) => other !== language)
        .map((other) => (
          <meta key={other} property="og:locale:alternate" content={openGraphLocaleOf(other)} />
        ))}
      {publishDate && <meta property="article:published_time" content={publishDate} />}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={fullTitle} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={pictureUrl} />
    </>
  );
}
