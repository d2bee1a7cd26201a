import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/use-formats.ts";
import { WaitingLine } from "../offline/waiting-line.tsx";
import { isWeight, waitingLogs } from "../offline/waiting-logs.ts";
import type { WeightFormats } from "./use-weight-formats.ts";

/** Weights that are still to be sent: the figures beside them have none of these yet. */
export function WaitingWeights({ formats }: { formats: WeightFormats }) {
  const { t } = useTranslation("body");
  const { day: writeDay } = useFormats();
  return waitingLogs
    .use()
    .filter(isWeight)
    .map(({ id, day, weightKg }) => {
      const weight = formats.weight(weightKg);
      const text = t("weight.waiting", { weight, day: writeDay(day, { day: "numeric", month: "short" }) });
      return <WaitingLine key={id} text={text} last={{ id, name: weight }} />;
    });
}
