import { useTranslation } from "react-i18next";
import { Spinner } from "../../../ui/spinner.tsx";

export function FormPlaceholder() {
  const { t } = useTranslation("subscription");
  return (
    <div
      role="status"
      className="grid min-h-64 place-content-center justify-items-center gap-3 rounded-lg bg-oat/60 text-ink-muted"
    >
      <Spinner className="size-7 text-basil-600" />
      {t("checkout.loading")}
    </div>
  );
}
