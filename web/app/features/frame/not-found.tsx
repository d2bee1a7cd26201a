import { useTranslation } from "react-i18next";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Mascot } from "../../ui/mascot/mascot.tsx";

export function NotFound() {
  const { t } = useTranslation("common");
  return (
    <section className="grid justify-items-center gap-3 px-4 py-12 text-center sm:py-20">
      <Mascot pose="thinking" className="h-48" />
      <h1 className="mt-3 text-title">{t("notFound.title")}</h1>
      <p className="max-w-md text-ink-muted">{t("notFound.text")}</p>
      <ButtonLink to="/dashboard" className="mt-3">
        {t("action.goToDashboard")}
      </ButtonLink>
    </section>
  );
}
