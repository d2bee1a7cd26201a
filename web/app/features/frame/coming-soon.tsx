/** web/app/features/frame: a page that is on its way. */
import { useTranslation } from "react-i18next";
import { PageMetadata } from "../../seo/page-metadata.tsx";
import { Badge } from "../../ui/badge.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Mascot } from "../../ui/mascot/mascot.tsx";

interface ComingSoonProps {
  readonly pageName: string;
  readonly way: { readonly to: string; readonly label: string };
}

export function ComingSoon({ pageName, way }: ComingSoonProps) {
  const { t } = useTranslation("common");
  return (
    <section className="grid justify-items-center gap-3 px-4 py-12 text-center sm:py-20">
      <PageMetadata title={pageName} isHiddenFromSearch />
      <Mascot pose="plate" className="h-48" />
      <Badge tone="butter" className="mt-3">
        {t("comingSoon.label")}
      </Badge>
      <h1 className="text-title">{pageName}</h1>
      <p className="max-w-md text-ink-muted">{t("comingSoon.text")}</p>
      <ButtonLink to={way.to} variant="secondary" className="mt-3">
        {way.label}
      </ButtonLink>
    </section>
  );
}
