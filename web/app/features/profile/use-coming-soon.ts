import { useTranslation } from "react-i18next";
import { showToast } from "../../ui/toast/toast-store.ts";

export function useComingSoon(): (what: string) => void {
  const { t } = useTranslation("profile");
  return (what) =>
    showToast({
      title: t("comingSoon.title"),
      description: t("comingSoon.text", { what }),
      variant: "comingSoon",
    });
}
