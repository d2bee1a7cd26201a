import { useTranslation } from "react-i18next";
import type { SubmissionAnalysis } from "#contract/shapes/scan.ts";

interface SetAsideProps {
  readonly figures: NonNullable<SubmissionAnalysis["setAside"]>;
}

/** Figures of the description that are no amounts of food, each with what it was taken for. */
export function SetAside({ figures }: SetAsideProps) {
  const { t } = useTranslation("analysis");
  if (figures.length === 0) return null;
  return (
    <section className="grid gap-1" aria-label={t("setAside.title")}>
      <h4 className="font-sans text-sm font-semibold tracking-normal text-ink-soft">{t("setAside.title")}</h4>
      <ul className="grid gap-1 text-sm text-ink-muted">
        {figures.map(({ text, reason }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same figure may be typed twice, and the list never changes.
          <li key={at}>{t(`setAside.${reason}`, { text })}</li>
        ))}
      </ul>
    </section>
  );
}
