import { useTranslation } from "react-i18next";
import { Badge } from "./badge.tsx";

export function ProBadge({ className }: { className?: string }) {
  const { t } = useTranslation("common");
  return (
    <Badge tone="pro" size="sm" {...(className && { className })}>
      {t("plan.pro")}
    </Badge>
  );
}
