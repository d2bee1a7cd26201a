import { useTranslation } from "react-i18next";

const examples = ["breakfast", "lunch", "snack"] as const;

export function TextExamples({ onPick }: { onPick: (text: string) => void }) {
  const { t } = useTranslation("analysis");
  return (
    <section className="grid gap-2">
      <h3 className="font-sans text-sm font-semibold tracking-normal text-ink-soft">
        {t("capture.examplesLabel")}
      </h3>
      <ul className="grid gap-2">
        {examples.map((name) => (
          <li key={name}>
            <button
              type="button"
              onClick={() => onPick(t(`capture.examples.${name}`))}
              className="min-h-11 w-full rounded-lg border border-line bg-paper px-4 py-2.5 text-left text-[0.9375rem] transition-colors hover:border-basil-300 hover:bg-basil-50"
            >
              {t(`capture.examples.${name}`)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
