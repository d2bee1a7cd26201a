import { oneTimeCodeLength } from "#contract/limits.ts";
import { TextField } from "../../ui/text-field.tsx";

interface CodeFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error?: string | undefined;
}

/** Six digits that were mailed, or that an app shows; phones offer to fill them in. */
export function CodeField({ label, value, onChange, error }: CodeFieldProps) {
  return (
    <TextField
      label={label}
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      required
      // Pasted with spaces between the digits, they still fit.
      maxLength={2 * oneTimeCodeLength}
      value={value}
      onChange={(event) => onChange(event.target.value.replace(/\D/g, "").slice(0, oneTimeCodeLength))}
      error={error}
      className="text-lg"
    />
  );
}
