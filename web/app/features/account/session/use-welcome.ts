import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import type { User } from "#contract/shapes/sign-in.ts";
import { nowMs } from "../../../time/clock.ts";
import { showToast } from "../../../ui/toast/toast-store.ts";
import { chooseWelcomeBand, pickMessageNumber } from "./welcome-message.ts";

/** Shows the toast that follows a login; without a user (the profile could not be fetched) a plain one. The walkthrough greets a new account. */
export function useWelcome(): (user: User | undefined) => void {
  const { t } = useTranslation("auth");
  return useCallback(
    (user) => {
      if (!user) {
        showToast({
          variant: "success",
          title: t("login.successTitle"),
          description: t("login.successText"),
        });
        return;
      }
      if (!user.lastLogin) return;
      const now = new Date(nowMs());
      const band = chooseWelcomeBand(now, new Date(user.lastLogin));
      const number = pickMessageNumber(formatLocalDay(now), user.firstName, band);
      showToast({
        variant: "success",
        title: t(`welcome.${band}.${number}.title`, { name: user.firstName }),
        description: t(`welcome.${band}.${number}.text`),
      });
    },
    [t],
  );
}

/** Swedish writes dates as YYYY-MM-DD. */
function formatLocalDay(now: Date): string {
  return new Intl.DateTimeFormat("sv-SE", { dateStyle: "short" }).format(now);
}
