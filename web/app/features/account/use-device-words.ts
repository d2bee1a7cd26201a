import { useTranslation } from "react-i18next";
import { useLocale } from "../../i18n/use-language.ts";

interface SeenDevice {
  readonly browser: string | null;
  readonly system: string | null;
  readonly timeZone: string | null;
}

export function useDeviceWords() {
  const { t } = useTranslation("account");
  const locale = useLocale();
  const instants = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" });
  return {
    device: ({ browser, system }: SeenDevice): string => {
      if (browser && system) return t("security.browserOnSystem", { browser, system });
      return browser ?? system ?? t("security.unknownDevice");
    },
    /** The city that names the time zone: a place in words without asking anybody where an address is. */
    place: ({ timeZone }: SeenDevice): string | undefined => {
      const city = timeZone?.split("/").slice(1).pop()?.replaceAll("_", " ");
      return city && t("security.place", { city });
    },
    instant: (at: string) => instants.format(new Date(at)),
  };
}
