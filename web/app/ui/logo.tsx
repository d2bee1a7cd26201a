import { useTranslation } from "react-i18next";
import { classes } from "./classes.ts";

/** 32, 40 and 48 px */
const markSizes = { sm: "size-8", md: "size-10", lg: "size-12" };
const nameSizes = { sm: "text-[min(1.125rem,6.5vw)]", md: "text-xl", lg: "text-2xl" };
type LogoSize = keyof typeof markSizes;

export function LogoMark({ size = "md" }: { size?: LogoSize }) {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" className={classes("shrink-0", markSizes[size])}>
      <circle cx="24" cy="24" r="23" className="fill-basil-600" />
      <circle cx="24" cy="24" r="16.5" className="fill-butter" />
      <path
        d="M15.5 25.2c2.3.5 4.6 2.5 6 5.6C23.5 22.6 28 17 35.5 14.5c.6 8.5-3.8 17.8-13.5 21.3-3.8-1.9-6.3-5.8-6.5-10.6Z"
        className="fill-basil-600"
      />
      <path
        d="M22.3 33.5c1.7-6 5-10.7 9.7-14.3"
        fill="none"
        strokeWidth="1.8"
        strokeLinecap="round"
        className="stroke-butter"
      />
    </svg>
  );
}

export function Logo({ size = "md" }: { size?: LogoSize }) {
  const { t } = useTranslation("common");
  return (
    <span className="inline-flex items-center gap-2.5">
      <LogoMark size={size} />
      <span className={classes("font-heading font-extrabold tracking-tight text-basil-800", nameSizes[size])}>
        {t("app.name")}
      </span>
    </span>
  );
}
