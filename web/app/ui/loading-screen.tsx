import { useTranslation } from "react-i18next";
import { LogoMark } from "./logo.tsx";
import { Spinner } from "./spinner.tsx";

export function LoadingScreen() {
  const { t } = useTranslation("common");
  return (
    <div role="status" className="grid min-h-dvh place-content-center justify-items-center gap-4 text-center">
      <LogoMark size="lg" />
      <p className="font-heading text-2xl font-extrabold tracking-tight text-basil-800">{t("app.name")}</p>
      <p className="flex items-center gap-2.5 text-ink-muted">
        <Spinner className="size-5 text-basil-600" />
        {t("loading.app")}
      </p>
    </div>
  );
}
