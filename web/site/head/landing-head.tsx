import { useTranslation } from "react-i18next";
import { languages } from "#domain/people/language.ts";
import { useSite } from "../site-context.ts";
import { splitKeywords } from "./keywords.ts";
import { organization } from "./organization.ts";
import { PageHead } from "./page-head.tsx";

export function LandingHead() {
  const { t } = useTranslation(["marketing", "common"]);
  const { baseUrl } = useSite();
  const name = t("common:app.name");
  return (
    <PageHead
      title={t("marketing:head.landing.title")}
      description={t("marketing:head.landing.description")}
      keywords={splitKeywords(t("marketing:head.landing.keywords"))}
      picture="home"
      facts={[
        organization(baseUrl, name),
        { "@type": "WebSite", "@id": `${baseUrl}/#website`, name, url: `${baseUrl}/`, inLanguage: languages },
      ]}
    />
  );
}
