import { useTranslation } from "react-i18next";
import type { AdaptiveGoalAnswer } from "#contract/shapes/goals.ts";
import { useFormats } from "../../i18n/use-formats.ts";

type Missing = Extract<AdaptiveGoalAnswer, { kind: "missing" }>["missing"];

/** What a suggestion still needs, beside what there is. */
export function MissingForGoal({ missing }: { missing: Missing }) {
  const { t } = useTranslation("body");
  const { energy, number } = useFormats();
  return (
    <>
      <p className="font-semibold">{t("adaptive.missing.title")}</p>
      <ul className="grid list-disc gap-1 pl-5 text-ink-soft">
        {missing.map(({ need, have, wanted }) => {
          const write = need === "plausible" ? energy : number;
          return (
            <li key={need}>{t(`adaptive.missing.${need}`, { have: write(have), wanted: write(wanted) })}</li>
          );
        })}
      </ul>
    </>
  );
}
