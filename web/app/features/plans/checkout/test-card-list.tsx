/** web/features/plans/checkout: the test cards, each with what it comes to; a press fills the form. */
import { useTranslation } from "react-i18next";
import { testCardOutcomes, testCards } from "#domain/plans/test-cards.ts";
import { groupedNumber } from "./card-input.ts";

export function TestCardList({ onChoose }: { onChoose: (cardNumber: string) => void }) {
  const { t } = useTranslation("subscription");
  return (
    <details className="rounded-lg border border-line bg-white px-4 py-1">
      <summary className="flex min-h-10 items-center text-sm font-semibold text-basil-700">
        {t("sandbox.cards")}
      </summary>
      <ul className="-mx-2 grid pb-2">
        {testCardOutcomes.map((outcome) => (
          <li key={outcome}>
            <button
              type="button"
              onClick={() => onChoose(testCards[outcome])}
              className="flex min-h-11 w-full flex-wrap items-center justify-between gap-x-4 rounded-md px-2 py-1 text-left text-sm hover:bg-oat"
            >
              <span className="figures font-semibold">{groupedNumber(testCards[outcome])}</span>
              <span className="text-ink-muted">{t(`sandbox.outcome.${outcome}`)}</span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
