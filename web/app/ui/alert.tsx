// `orange` is for the daily limit, which leads to Pro.
import type { ReactNode } from "react";
import { classes } from "./classes.ts";
import { AlertIcon, CheckCircleIcon, InfoIcon } from "./icons/status-icons.tsx";

type AlertTone = "destructive" | "orange" | "info" | "success" | "warning";

const tones: Record<AlertTone, string> = {
  destructive: "border-danger/25 bg-danger-soft text-danger-strong",
  orange: "border-persimmon-200 bg-persimmon-50 text-persimmon-700",
  info: "border-info/20 bg-info-soft text-info",
  success: "border-basil-200 bg-success-soft text-basil-800",
  warning: "border-warning/20 bg-warning-soft text-warning",
};

interface AlertProps {
  readonly tone?: AlertTone;
  readonly title?: string;
  readonly action?: ReactNode;
  readonly className?: string;
  readonly children?: ReactNode;
}

export function Alert({ tone = "destructive", title, action, className, children }: AlertProps) {
  const ToneIcon = tone === "success" ? CheckCircleIcon : tone === "info" ? InfoIcon : AlertIcon;
  return (
    <div
      role={tone === "destructive" ? "alert" : "status"}
      className={classes(
        "flex items-start gap-3 rounded-lg border p-4 text-[0.9375rem]",
        tones[tone],
        className,
      )}
    >
      <ToneIcon className="mt-0.5 size-5 shrink-0" />
      <div className="grid flex-1 gap-1">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div>{children}</div>}
        {action && <div className="mt-2">{action}</div>}
      </div>
    </div>
  );
}
