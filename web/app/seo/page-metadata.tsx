/** web/app/seo: what search engines and shared links say of a page. React lifts these into the head. */
import { useTranslation } from "react-i18next";

interface PageMetadataProps {
  readonly title: string;
  readonly description?: string;
  /** Signed-in pages and the scanner stay out of search results. */
  readonly isHiddenFromSearch?: boolean;
}

export function PageMetadata({ title, description, isHiddenFromSearch = false }: PageMetadataProps) {
  const { t } = useTranslation("common");
  const fullTitle = t("app.pageTitle", { title });
  return (
    <>
      <title>{fullTitle}</title>
      <meta property="og:title" content={fullTitle} />
      <meta property="og:site_name" content={t("app.name")} />
      {description && <meta name="description" content={description} />}
      {description && <meta property="og:description" content={description} />}
      {isHiddenFromSearch && <meta name="robots" content="noindex" />}
    </>
  );
}
