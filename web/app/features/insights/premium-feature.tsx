// What /analysis shows to free accounts.
import { useTranslation } from "react-i18next";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Card } from "../../ui/card.tsx";
import { CheckIcon } from "../../ui/icons/status-icons.tsx";
import { Mascot } from "../../ui/mascot/mascot.tsx";

const features = ["macros", "insights", "recommendations", "history"] as const;

export function PremiumFeature() {
  const { t } = useTranslation("dashboard");
  return (
    <Card className="mx-auto grid w-full max-w-lg justify-items-center gap-5 py-8 text-center">
      <Mascot pose="thinking" className="h-36" />
      <div className="grid gap-1.5">
        <h1 className="text-title">{t("premium.title")}</h1>
        <p className="text-ink-muted">{t("premium.text")}</p>
      </div>
      <ul className="grid gap-2 text-left">
        {features.map((feature) => (
          <li key={feature} className="flex items-start gap-2.5">
            <CheckIcon className="mt-0.5 size-5 shrink-0 text-persimmon-600" />
            {t(`premium.${feature}`)}
          </li>
        ))}
      </ul>
      <div className="flex w-full flex-wrap-reverse gap-3 *:flex-1">
        <ButtonLink to="/dashboard" variant="secondary">
          {t("premium.back")}
        </ButtonLink>
        <ButtonLink to="/subscription" variant="pro">
          {t("premium.upgrade")}
        </ButtonLink>
      </div>
    </Card>
  );
}
