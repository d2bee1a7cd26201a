import { useState } from "react";
import type { LocalTime } from "#domain/notifications/notification-settings.ts";
import { TextField } from "../../ui/text-field.tsx";

interface TimeFieldProps {
  readonly label: string;
  readonly value: LocalTime;
  readonly onChange: (time: LocalTime) => void;
  readonly error?: string | undefined;
}

/** A half-typed time is empty, and is not saved. */
export function TimeField({ value, onChange, ...texts }: TimeFieldProps) {
  const [isHalfTyped, setIsHalfTyped] = useState(false);
  return (
    <TextField
      {...texts}
      type="time"
      className="min-w-32 flex-1"
      value={isHalfTyped ? "" : value}
      onChange={(event) => {
        const time = event.target.value;
        setIsHalfTyped(time === "");
        if (time !== "") onChange(time.slice(0, 5));
      }}
      onBlur={() => setIsHalfTyped(false)}
    />
  );
}
