import { useTranslation } from "react-i18next";
import { HeadTags, type HeadTagsProps } from "../../app/seo/head-tags.tsx";
import { useSite } from "../site-context.ts";

interface PageHeadProps extends Pick<HeadTagsProps, "title" | "description" | "picture" | "publishDate"> {
  readonly keywords: readonly string[];
  /** Schema.org objects, without `@context`. */
  readonly facts?: readonly object[];
}

export function PageHead({ keywords, facts = [], ...rest }: PageHeadProps) {
  const { t } = useTranslation("common");
  const site = useSite();
  return (
    <>
      <HeadTags {...rest} address={site} keywords={keywords.join(", ")} />
      <link
        rel="alternate"
        type="application/rss+xml"
        title={t("app.pageTitle", { title: t("footer.blog") })}
        href={`${site.baseUrl}/rss/${site.language}.xml`}
      />
      {facts.map((fact) => (
        <JsonLd key={JSON.stringify(fact)} fact={fact} />
      ))}
    </>
  );
}

// Schema.org facts for search engines: data, not script.
function JsonLd({ fact }: { fact: object }) {
  const text = JSON.stringify({ "@context": "https://schema.org", ...fact }).replaceAll("<", "\\u003c");
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON, with its one dangerous character escaped.
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />
  );
}
