import { useId } from "react";

interface SwitchFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

export function SwitchField({ label, hint, isOn, onChange }: SwitchFieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  return (
    // Beside a word of the label that is as long as the field, as in large text, the switch takes the next line.
    <div className="flex min-h-11 flex-wrap items-center justify-end gap-x-4 gap-y-1">
      <label htmlFor={id} className="min-w-min flex-1 basis-0 font-medium wrap-break-word">
        {label}
      </label>
      <input
        id={id}
        type="checkbox"
        role="switch"
        aria-checked={isOn}
        aria-describedby={hint && hintId}
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
        className="relative h-7 w-12 shrink-0 cursor-pointer appearance-none rounded-full border border-line-strong bg-oat transition-colors before:absolute before:top-0.5 before:left-0.5 before:size-5.5 before:rounded-full before:bg-card before:shadow-card before:outline-1 before:outline-line-strong before:transition-transform checked:border-basil-600 checked:bg-basil-600 checked:before:translate-x-5"
      />
      {hint && (
        <p id={hintId} className="w-full text-sm text-ink-muted">
          {hint}
        </p>
      )}
    </div>
  );
}
