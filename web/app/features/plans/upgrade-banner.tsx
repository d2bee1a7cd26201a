import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { SparkleIcon } from "../../ui/icons/status-icons.tsx";
import { NoticeLine, noticeAction } from "../../ui/notice-line.tsx";

export function UpgradeBanner({ onDismiss }: { onDismiss: () => void }) {
  const { t } = useTranslation("pro");
  return (
    <NoticeLine
      label={t("banner.label")}
      NoticeIcon={SparkleIcon}
      action={
        <Link to="/subscription" className={`${noticeAction} text-persimmon-700`}>
          {t("banner.action")}
        </Link>
      }
      dismissal={{ label: t("banner.dismiss"), onDismiss }}
    >
      {t("banner.title")}
    </NoticeLine>
  );
}
