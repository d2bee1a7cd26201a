import { useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { ButtonLink } from "../../../ui/button-link.tsx";
import { ProBadge } from "../../../ui/pro-badge.tsx";
import { ProBenefits } from "../pro-benefits.tsx";
import { ThankYouPanel } from "./thank-you-panel.tsx";

const dashboard = "/dashboard";

export function PaidPanel() {
  const { t } = useTranslation(["subscription", "common"]);
  const navigate = useNavigate();
  const [isStaying, setIsStaying] = useState(false);
  const left = useSecondsLeft(!isStaying, () => void navigate(dashboard, { replace: true }));
  return (
    <ThankYouPanel
      pose="waving"
      badge={<ProBadge />}
      title={t("subscription:thankYou.title")}
      text={t("subscription:thankYou.text")}
    >
      <ProBenefits className="text-left" />
      <ButtonLink to={dashboard} replace isWide className="mt-2">
        {t("common:action.goToDashboard")}
      </ButtonLink>
      {!isStaying && (
        <p className="figures flex flex-wrap items-center justify-center gap-x-2 text-sm text-ink-muted">
          {t("subscription:thankYou.countdown", { count: left })}
          <Button variant="ghost" size="sm" onClick={() => setIsStaying(true)}>
            {t("subscription:thankYou.stay")}
          </Button>
        </p>
      )}
    </ThankYouPanel>
  );
}

const secondMs = 1000;
const countdownSeconds = 5;

function useSecondsLeft(isCounting: boolean, onEnd: () => void): number {
  const [left, setLeft] = useState(countdownSeconds);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (!isCounting) return;
    if (left === 0) return end();
    const timer = setTimeout(() => setLeft(left - 1), secondMs);
    return () => clearTimeout(timer);
  }, [isCounting, left]);
  return left;
}
