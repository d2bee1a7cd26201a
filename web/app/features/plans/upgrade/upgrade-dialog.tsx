import { useState } from "react";
import { useTranslation } from "react-i18next";
import { nowMs } from "../../../time/clock.ts";
import { localMidnight } from "../../../time/local-midnight.ts";
import { useCountdown } from "../../../time/use-countdown.ts";
import { Button } from "../../../ui/button.tsx";
import { ButtonLink } from "../../../ui/button-link.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { ClockIcon } from "../../../ui/icons/status-icons.tsx";
import { ProBenefits } from "../pro-benefits.tsx";
import { usePlanFormats } from "../use-plan-formats.ts";
import { type UpgradeReason, upgradeVariant } from "./upgrade-reason.ts";

interface ResetCountdownProps {
  readonly resetTime: string | null;
  readonly isLong: boolean;
}

interface UpgradeDialogProps {
  readonly reason: UpgradeReason;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Mounted anew for each opening, so that the variant is chosen by the current time. */
export function UpgradeDialog({ isOpen, ...rest }: UpgradeDialogProps) {
  return isOpen && <OpenDialog {...rest} />;
}

function OpenDialog({ reason, onClose }: Omit<UpgradeDialogProps, "isOpen">) {
  const { t } = useTranslation(["subscription", "common"]);
  const [variant] = useState(() => upgradeVariant(reason, nowMs()));
  const values = {
    count: reason.kind === "limit" ? reason.count : 0,
    feature: reason.kind === "premium_feature" ? reason.feature : "",
  };
  const isLimit = reason.kind === "limit";
  const onBarcode = isLimit ? reason.onBarcode : undefined;
  const openBarcode = () => {
    onClose();
    onBarcode?.();
  };
  return (
    <Dialog
      isOpen
      isCompact
      width="sm"
      onClose={onClose}
      title={t(`subscription:upgrade.${variant}.title`, values)}
      description={t(`subscription:upgrade.${variant}.text`, values)}
      footer={
        <div className="row-of-equals flex-wrap-reverse gap-3">
          <Button variant="secondary" onClick={onClose}>
            {variant === "daily_limit" ? t("subscription:upgrade.wait") : t("subscription:upgrade.later")}
          </Button>
          <ButtonLink to="/subscription" variant="pro" onClick={onClose}>
            {t("common:action.upgrade")}
          </ButtonLink>
        </div>
      }
    >
      <div className="grid gap-5">
        {isLimit && <ResetCountdown resetTime={reason.resetTime} isLong={variant === "monthly_limit"} />}
        {onBarcode && (
          <Button variant="secondary" onClick={openBarcode}>
            {t("subscription:upgrade.barcode")}
          </Button>
        )}
        {variant === "daily_limit" && <p className="text-ink-soft">{t("subscription:upgrade.staysFree")}</p>}
        <div className="grid gap-3 rounded-lg bg-persimmon-50 p-4">
          <p className="font-semibold">{t("subscription:upgrade.benefits")}</p>
          <ProBenefits />
        </div>
      </div>
    </Dialog>
  );
}

function ResetCountdown({ resetTime, isLong }: ResetCountdownProps) {
  const { t } = useTranslation("subscription");
  const formats = usePlanFormats();
  const [end] = useState(() => resetTime ?? localMidnight());
  const left = useCountdown(end);
  const waiting = isLong ? t("upgrade.resetOn", { date: formats.date(end) }) : t("upgrade.resetIn");
  return (
    <div className="flex items-center gap-4 rounded-lg border border-line p-4">
      <ClockIcon className="size-7 shrink-0 text-persimmon-600" />
      <p className="text-ink-soft">{left ? waiting : t("upgrade.resetting")}</p>
      {left && !isLong && (
        <p role="timer" className="figures ml-auto font-heading text-2xl font-extrabold tracking-tight">
          {left}
        </p>
      )}
    </div>
  );
}
