import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/use-formats.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { MinusIcon, PlusIcon } from "../../ui/icons/action-icons.tsx";

interface SizeCountProps {
  /** What is counted, for screen readers. */
  readonly label: string;
  readonly count: number;
  readonly onChange: (count: number) => void;
}

const step = 0.5;

/** How many of a household size, in halves. */
export function SizeCount({ label, count, onChange }: SizeCountProps) {
  const { t } = useTranslation("common");
  const formats = useFormats();
  const halves = Math.round(count / step) * step;
  return (
    <fieldset aria-label={label} className="inline-flex items-center gap-1">
      <IconButton
        label={t("stepper.decrease", { label })}
        tone="outlined"
        size="sm"
        disabled={halves <= step}
        onClick={() => onChange(halves - step)}
      >
        <MinusIcon className="size-4" />
      </IconButton>
      <output aria-live="polite" className="figures min-w-10 text-center text-sm font-semibold">
        {"× "}
        {formats.number(count, 1)}
      </output>
      <IconButton
        label={t("stepper.increase", { label })}
        tone="outlined"
        size="sm"
        onClick={() => onChange(halves + step)}
      >
        <PlusIcon className="size-4" />
      </IconButton>
    </fieldset>
  );
}
