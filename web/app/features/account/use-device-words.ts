import { useTranslation } from "react-i18next";
import { dateFormat } from "#domain/people/date-format.ts";
import { useLocale } from "../../i18n/use-language.ts";
import { cityOfZone } from "../../time/device-time-zone.ts";

interface SeenDevice {
  readonly browser: string | null;
  readonly system: string | null;
  readonly timeZone: string | null;
}

export function useDeviceWords() {
  const { t } = useTranslation("account");
  const locale = useLocale();
  const instants = dateFormat(locale, { dateStyle: "medium", timeStyle: "short" });
  return {
    device: ({ browser, system }: SeenDevice): string => {
      if (browser && system) return t("security.browserOnSystem", { browser, system });
      return browser ?? system ?? t("security.unknownDevice");
    },
    /** From the time zone, so that no service has to locate an address. */
    place: ({ timeZone }: SeenDevice): string | undefined => {
      const city = timeZone?.includes("/") && cityOfZone(timeZone);
      return city ? t("security.place", { city }) : undefined;
    },
    instant: (at: string) => instants.format(new Date(at)),
  };
}
