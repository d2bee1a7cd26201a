import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { Limits } from "#domain/goals/limits.ts";
import { nutrientsToLimit } from "#domain/nutrition/nutrients-to-limit.ts";
import { SwitchField } from "../../ui/switch-field.tsx";
import { useTypedNumber } from "../../ui/use-typed-number.ts";
import { type ShownToLimit, useToLimit } from "../nutrition/use-to-limit.ts";

interface LimitFieldsProps {
  readonly limits: Limits;
  readonly onChange: (limits: Limits) => void;
}

/** A limit of each, in the unit of labels, where the person wants one. */
export function LimitFields({ limits, onChange }: LimitFieldsProps) {
  const { t } = useTranslation("dashboard");
  const { shown } = useToLimit();
  return (
    <section className="grid gap-3 border-t border-line pt-5">
      <div>
        <h3 className="text-base">{t("goals.limits.title")}</h3>
        <p className="text-sm text-ink-muted">{t("goals.limits.text")}</p>
      </div>
      {nutrientsToLimit.map((name) => (
        <LimitField
          key={name}
          shown={shown(name)}
          limit={limits[name]}
          onChange={(limit) => {
            const { [name]: _, ...others } = limits;
            onChange(limit === undefined ? others : { ...others, [name]: limit });
          }}
        />
      ))}
    </section>
  );
}

interface LimitFieldProps {
  readonly shown: ShownToLimit;
  readonly limit: number | undefined;
  readonly onChange: (limit: number | undefined) => void;
}

function LimitField({ shown, limit, onChange }: LimitFieldProps) {
  const { t } = useTranslation("dashboard");
  const reference = shown.toGrams(shown.reference);
  const amount = shown.amount(reference);
  return (
    <div className="grid gap-1">
      <SwitchField
        label={shown.label}
        isOn={limit !== undefined}
        onChange={(isOn) => onChange(isOn ? reference : undefined)}
      />
      {limit !== undefined && (
        <>
          <LimitAmount shown={shown} limit={limit} onChange={onChange} />
          <p className="text-sm text-ink-muted">
            {shown.name === "sodium"
              ? t("goals.limits.referenceSodium", { amount })
              : t("goals.limits.reference", { amount })}
          </p>
        </>
      )}
    </div>
  );
}

interface LimitAmountProps {
  readonly shown: ShownToLimit;
  readonly limit: number;
  readonly onChange: (limit: number) => void;
}

function LimitAmount({ shown, limit, onChange }: LimitAmountProps) {
  const { t } = useTranslation("dashboard");
  const { label, unit, range } = shown;
  const { min, max, step } = range;
  const value = shown.fromGrams(limit);
  const changeTo = (printed: number) => onChange(shown.toGrams(printed));
  const problemId = `${useId()}-problem`;
  const decimals = Number.isInteger(step) ? 0 : 1;
  const typed = useTypedNumber({ value, min, max, step, unit, decimals, onChange: changeTo });
  return (
    <>
      <div className="flex items-center gap-3">
        <input
          type="range"
          {...{ min, max, step }}
          value={value}
          aria-label={label}
          aria-valuetext={shown.amount(limit)}
          onChange={(event) => changeTo(event.target.valueAsNumber)}
          className="h-8 min-w-0 flex-1"
        />
        <span className="figures flex items-baseline gap-1 font-heading text-lg font-bold">
          <input
            {...typed.field}
            inputMode="decimal"
            aria-label={t("goals.typed", { goal: label })}
            aria-describedby={problemId}
            className="w-[5.5ch] rounded-t-sm border-b border-line-strong bg-transparent py-1 text-right"
          />
          <span aria-hidden="true">{unit}</span>
        </span>
      </div>
      <p id={problemId} role="status" className="text-sm text-warning empty:hidden">
        {typed.problem}
      </p>
    </>
  );
}
