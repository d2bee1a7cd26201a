// Shares the page, or copies its address. Hidden without script.
import { useTranslation } from "react-i18next";
import { buttonClasses } from "../../../app/ui/button-classes.ts";
import { Icon } from "../../../app/ui/icons/icon.tsx";

export function ShareButton() {
  const { t } = useTranslation("blog");
  return (
    <>
      <output data-share-status className="text-sm text-basil-700" />
      <button
        type="button"
        hidden
        data-share
        data-needs-script
        data-copied={t("post.copied")}
        className={buttonClasses({ variant: "ghost", size: "sm" })}
      >
        <Icon className="size-4">
          <path d="M12 15V4M8 7.5 12 3.5l4 4M5 12.5v6a1.5 1.5 0 0 0 1.5 1.5h11a1.5 1.5 0 0 0 1.5-1.5v-6" />
        </Icon>
        {t("post.share")}
      </button>
    </>
  );
}
