// Shared by buttons and by links styled as buttons.
import { classes } from "./classes.ts";

type ButtonVariant = "primary" | "secondary" | "soft" | "ghost" | "danger" | "pro";
type ButtonSize = "sm" | "md" | "lg";

const base =
  "inline-flex items-center justify-center gap-2 rounded-full font-semibold text-center leading-tight select-none " +
  "transition-[background-color,border-color,color,scale,box-shadow] duration-150 active:scale-[0.98] " +
  "disabled:cursor-not-allowed disabled:opacity-55 disabled:active:scale-100 aria-busy:cursor-progress";

const variants: Record<ButtonVariant, string> = {
  primary: "bg-primary text-white shadow-button hover:bg-primary-strong",
  secondary: "border border-line bg-card text-ink hover:border-basil-300 hover:bg-basil-50",
  soft: "bg-basil-100 text-basil-800 hover:bg-basil-200",
  ghost: "text-ink-soft hover:bg-oat hover:text-ink",
  danger: "bg-alarm text-white shadow-button hover:bg-alarm-strong",
  pro: "bg-pro text-white shadow-button hover:bg-pro-strong",
};

const sizes: Record<ButtonSize, string> = {
  sm: "min-h-9 px-4 py-1.5 text-sm",
  md: "min-h-11 px-5 py-2 text-[0.9375rem]",
  lg: "min-h-13 px-7 py-3 text-base",
};

export interface ButtonStyle {
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  readonly isWide?: boolean | undefined;
}

export function buttonClasses({ variant = "primary", size = "md", isWide = false }: ButtonStyle): string {
  return classes(base, variants[variant], sizes[size], isWide && "w-full");
}
