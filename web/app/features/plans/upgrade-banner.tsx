import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { nowMs } from "../../time/clock.ts";
import { CloseIcon } from "../../ui/icons/action-icons.tsx";
import { SparkleIcon } from "../../ui/icons/status-icons.tsx";
import type { Person } from "../session/use-person.ts";
import { dismissBanner, isBannerDue } from "./banner-dismissal.ts";

export function UpgradeBanner({ person }: { person: Person }) {
  const { t } = useTranslation("pro");
  const [isShown, setIsShown] = useState(() => isBannerDue(person.id, nowMs()));
  if (!isShown || person.isPro) return null;
  const dismiss = () => {
    dismissBanner(person.id, nowMs());
    setIsShown(false);
  };
  return (
    <section
      aria-label={t("banner.label")}
      className="flex flex-wrap items-center gap-x-3 rounded-xl border border-persimmon-200 bg-persimmon-50 py-2 pr-2 pl-4"
    >
      <SparkleIcon className="size-5 shrink-0 text-persimmon-600" />
      <p className="min-w-[min(7rem,60%)] flex-1 py-1 text-[0.9375rem] leading-snug">
        <span className="font-semibold">{t("banner.title")}</span>{" "}
        <span className="text-ink-soft max-sm:hidden">{t("banner.text")}</span>
      </p>
      <Link
        to="/subscription"
        className="inline-flex min-h-10 shrink-0 items-center rounded-full px-3 text-sm font-bold text-persimmon-700 underline-offset-2 hover:bg-persimmon-100 hover:underline"
      >
        {t("banner.action")}
      </Link>
      <button
        type="button"
        aria-label={t("banner.dismiss")}
        onClick={dismiss}
        className="grid size-10 shrink-0 place-items-center rounded-full text-ink-muted hover:bg-persimmon-100 hover:text-ink"
      >
        <CloseIcon className="size-4" />
      </button>
    </section>
  );
}
