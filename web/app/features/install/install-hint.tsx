import { useTranslation } from "react-i18next";
import { nowMs } from "../../time/clock.ts";
import { Button } from "../../ui/button.tsx";
import { CloseIcon } from "../../ui/icons/action-icons.tsx";
import { LogoMark } from "../../ui/logo.tsx";
import { dismissInstallHint, showInstallPrompt, useCanInstall } from "./install-prompt.ts";

/** Offers to put the app on the home screen. Once dismissed, it never comes back. */
export function InstallHint() {
  const { t } = useTranslation("common");
  if (!useCanInstall()) return null;
  return (
    <section
      aria-label={t("install.label")}
      className="mt-6 flex items-center gap-3 rounded-xl border border-line bg-card py-3 pr-2 pl-4 shadow-card"
    >
      <LogoMark size="sm" />
      <p className="min-w-0 flex-1 text-[0.9375rem] leading-snug text-ink-soft">{t("install.text")}</p>
      <Button variant="soft" size="sm" onClick={() => void showInstallPrompt()}>
        {t("install.take")}
      </Button>
      <button
        type="button"
        aria-label={t("install.dismiss")}
        onClick={() => dismissInstallHint(new Date(nowMs()))}
        className="grid size-10 shrink-0 place-items-center rounded-full text-ink-muted hover:bg-oat hover:text-ink"
      >
        <CloseIcon className="size-4" />
      </button>
    </section>
  );
}
