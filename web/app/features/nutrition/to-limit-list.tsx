// Sugars, saturated fat and salt or sodium, beside the limits that the person set. What not every food states is "at least".
import { useTranslation } from "react-i18next";
import type { Limits } from "#domain/goals/limits.ts";
import { isAboveLimit } from "#domain/insights/goal-level.ts";
import {
  type NutrientToLimit,
  nutrientsToLimit,
  type TotalsToLimit,
} from "#domain/nutrition/nutrients-to-limit.ts";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { AboveGoal } from "./above-goal.tsx";
import { type ShownToLimit, useToLimit } from "./use-to-limit.ts";

interface ToLimitListProps {
  readonly totals: TotalsToLimit;
  readonly limits?: Limits | undefined;
}

export function ToLimitList({ totals, limits = {} }: ToLimitListProps) {
  const { t } = useTranslation("analysis");
  const { shown, title } = useToLimit();
  if (totals.foodCount === 0) return null;
  const isPartly = nutrientsToLimit.some(
    (name) => totals.amounts[name] !== null && totals.knownFor[name] < totals.foodCount,
  );
  return (
    <section aria-label={title} className="grid gap-1.5">
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(10rem,100%),1fr))] gap-x-6 gap-y-2.5">
        {nutrientsToLimit.map((name) => (
          <ToLimit key={name} name={name} shown={shown(name)} totals={totals} limit={limits[name]} />
        ))}
      </dl>
      {isPartly && <p className="text-xs text-ink-muted">{t("toLimit.partly")}</p>}
    </section>
  );
}

interface ToLimitProps {
  readonly name: NutrientToLimit;
  readonly shown: ShownToLimit;
  readonly totals: TotalsToLimit;
  readonly limit: number | undefined;
}

function ToLimit({ name, shown, totals, limit }: ToLimitProps) {
  const { t } = useTranslation("analysis");
  const amount = totals.amounts[name];
  if (amount === null)
    return (
      <Line name={shown.label}>
        <dd className="text-ink-muted italic">{t("micro.unknown")}</dd>
      </Line>
    );
  const figure =
    totals.knownFor[name] < totals.foodCount
      ? t("micro.atLeast", { amount: shown.amount(amount) })
      : shown.amount(amount);
  if (limit === undefined)
    return (
      <Line name={shown.label}>
        <dd className="figures ml-auto font-semibold">{figure}</dd>
      </Line>
    );
  const isAbove = isAboveLimit(shown.fromGrams(amount), shown.fromGrams(limit), shown.decimals);
  const values = { name: shown.label, amount: figure, limit: shown.amount(limit) };
  const excess = shown.amount(amount - limit);
  const text = t("toLimit.bar", values);
  return (
    <Line name={values.name}>
      <dd className="figures ml-auto font-semibold">{t("toLimit.ofLimit", values)}</dd>
      {isAbove && (
        <dd className="w-full text-right">
          <AboveGoal excess={excess} />
        </dd>
      )}
      <dd className="w-full pt-1.5">
        <ProgressBar
          label={values.name}
          percent={(amount * 100) / limit}
          valueText={isAbove ? `${text}, ${t("goal.above", { excess })}` : text}
          showsExcess={isAbove}
          fillClass="bg-ink-muted"
          className="h-1.5"
        />
      </dd>
    </Line>
  );
}

function Line({ name, children }: { readonly name: string; readonly children: React.ReactNode }) {
  return (
    <div className="flex flex-wrap content-start items-baseline justify-between gap-x-3 text-sm">
      <dt className="text-ink-soft">{name}</dt>
      {children}
    </div>
  );
}
