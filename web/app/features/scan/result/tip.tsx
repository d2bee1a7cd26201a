import { useTranslation } from "react-i18next";
import { Mascot } from "../../../ui/mascot/mascot.tsx";
import { LockedForPro } from "../../nutrition/locked-for-pro.tsx";

/** Nutri's tip for this meal (Pro). Others get a decoy behind the blur; the real tip is never sent. */
export function Tip({ tip }: { tip: string | undefined }) {
  const { t } = useTranslation("analysis");
  if (tip === undefined)
    return <LockedForPro text={t("result.tipLocked")} decoy={<p>{t("result.tipDecoy")}</p>} />;
  return (
    <section className="flex gap-3 rounded-lg bg-butter-soft p-4">
      <Mascot pose="waving" className="h-14 shrink-0" />
      <div>
        <h3 className="text-base">{t("result.tipTitle")}</h3>
        <p className="text-ink-soft">{tip}</p>
      </div>
    </section>
  );
}
