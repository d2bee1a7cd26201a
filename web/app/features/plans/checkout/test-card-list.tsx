import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { cardThatDeclinesLater, testCardOutcomes, testCards } from "#contract/sandbox-test-cards.ts";
import { ChevronDownIcon } from "../../../ui/icons/navigation-icons.tsx";
import { formatCardNumber } from "./card-input.ts";

const cards = [
  ...testCardOutcomes.map((outcome) => ({ number: testCards[outcome], outcome })),
  { number: cardThatDeclinesLater, outcome: "declines_later" as const },
];

export function TestCardList({ onChoose }: { onChoose: (cardNumber: string) => void }) {
  const { t } = useTranslation("subscription");
  const list = useRef<HTMLDetailsElement>(null);
  const choose = (cardNumber: string) => {
    if (list.current) list.current.open = false;
    onChoose(cardNumber);
  };
  return (
    <details ref={list} className="group rounded-lg border border-line bg-field px-4 py-1">
      <summary className="flex min-h-10 items-center justify-between gap-3 text-sm font-semibold text-basil-700">
        {t("sandbox.cards")}
        <ChevronDownIcon className="size-4 shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <ul className="-mx-2 grid pb-2">
        {cards.map(({ number, outcome }) => (
          <li key={outcome}>
            <button
              type="button"
              onClick={() => choose(number)}
              className="flex min-h-11 w-full flex-wrap items-center justify-between gap-x-4 rounded-md px-2 py-1 text-left text-sm hover:bg-oat"
            >
              <span className="figures font-semibold">{formatCardNumber(number)}</span>
              <span className="text-ink-muted">{t(`sandbox.outcome.${outcome}`)}</span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
