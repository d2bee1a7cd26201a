import { useId } from "react";
import { useTranslation } from "react-i18next";
import { type Limits, limitRanges, referenceLimits } from "#domain/goals/limits.ts";
import { type NutrientToLimit, nutrientsToLimit } from "#domain/nutrition/nutrients-to-limit.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import { SwitchField } from "../../ui/switch-field.tsx";
import { useTypedNumber } from "../../ui/use-typed-number.ts";

interface LimitFieldsProps {
  readonly limits: Limits;
  readonly onChange: (limits: Limits) => void;
}

/** A limit of each, where the person wants one. */
export function LimitFields({ limits, onChange }: LimitFieldsProps) {
  const { t } = useTranslation("dashboard");
  return (
    <section className="grid gap-3 border-t border-line pt-5">
      <div>
        <h3 className="text-base">{t("goals.limits.title")}</h3>
        <p className="text-sm text-ink-muted">{t("goals.limits.text")}</p>
      </div>
      {nutrientsToLimit.map((name) => (
        <LimitField
          key={name}
          name={name}
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
  readonly name: NutrientToLimit;
  readonly limit: number | undefined;
  readonly onChange: (limit: number | undefined) => void;
}

function LimitField({ name, limit, onChange }: LimitFieldProps) {
  const { t } = useTranslation(["dashboard", "analysis"]);
  const formats = useFormats();
  const nutrient = t(`analysis:toLimit.${name}`);
  return (
    <div className="grid gap-1">
      <SwitchField
        label={nutrient}
        isOn={limit !== undefined}
        onChange={(isOn) => onChange(isOn ? referenceLimits[name] : undefined)}
      />
      {limit !== undefined && (
        <>
          <LimitAmount name={name} label={nutrient} limit={limit} onChange={onChange} />
          <p className="text-sm text-ink-muted">
            {t("goals.limits.reference", { amount: formats.grams(referenceLimits[name]) })}
          </p>
        </>
      )}
    </div>
  );
}

interface LimitAmountProps {
  readonly name: NutrientToLimit;
  readonly label: string;
  readonly limit: number;
  readonly onChange: (limit: number) => void;
}

function LimitAmount({ name, label, limit, onChange }: LimitAmountProps) {
  const { t } = useTranslation("dashboard");
  const formats = useFormats();
  const { min, max, step } = limitRanges[name];
  const problemId = `${useId()}-problem`;
  const decimals = Number.isInteger(step) ? 0 : 1;
  const typed = useTypedNumber({ value: limit, min, max, step, unit: "g", decimals, onChange });
  return (
    <>
      <div className="flex items-center gap-3">
        <input
          type="range"
          {...{ min, max, step }}
          value={limit}
          aria-label={label}
          aria-valuetext={formats.grams(limit, 1)}
          onChange={(event) => onChange(event.target.valueAsNumber)}
          className="h-8 min-w-0 flex-1"
        />
        <span className="figures flex items-baseline gap-1 font-heading text-lg font-bold">
          <input
            {...typed.field}
            inputMode="decimal"
            aria-label={t("goals.typed", { goal: label })}
            aria-describedby={problemId}
            className="w-[4.5ch] rounded-t-sm border-b border-line-strong bg-transparent py-1 text-right"
          />
          <span aria-hidden="true">g</span>
        </span>
      </div>
      <p id={problemId} role="status" className="text-sm text-warning empty:hidden">
        {typed.problem}
      </p>
    </>
  );
}
