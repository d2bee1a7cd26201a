import { useTranslation } from "react-i18next";
import { Skeleton } from "./skeleton.tsx";

/** Takes the place of a list that is being loaded. */
export function LoadingList() {
  const { t } = useTranslation("common");
  return (
    <div role="status">
      <span className="sr-only">{t("loading.page")}</span>
      <Skeleton className="h-40" />
    </div>
  );
}
