import { useTranslation } from "react-i18next";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Card } from "../../ui/card.tsx";
import { ProBadge } from "../../ui/pro-badge.tsx";
import { ProBenefits } from "./pro-benefits.tsx";

export function UpgradeCard() {
  const { t } = useTranslation("pro");
  return (
    <Card className="grid gap-4 border-persimmon-200 bg-linear-to-br from-card to-persimmon-50">
      <h2 className="text-xl">
        {t("card.title")} <ProBadge className="ml-1 align-middle" />
      </h2>
      <ProBenefits />
      <div className="grid gap-2">
        <ButtonLink to="/subscription" variant="pro" isWide>
          {t("card.action")}
        </ButtonLink>
        {/* No price here: prices come from the server, and only the plans page fetches them. */}
        <p className="text-center text-sm text-ink-muted">{t("card.price")}</p>
      </div>
    </Card>
  );
}
