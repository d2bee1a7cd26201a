import { useTranslation } from "react-i18next";

export const contentId = "content";

/** Lets keyboard users skip the header. */
export function SkipLink() {
  const { t } = useTranslation("common");
  return (
    <a
      href={`#${contentId}`}
      className="fixed top-3 left-3 z-50 -translate-y-[calc(100%+--spacing(4))] rounded-full bg-tip px-5 py-2.5 font-semibold text-white focus:translate-y-0"
    >
      {t("nav.skip")}
    </a>
  );
}
