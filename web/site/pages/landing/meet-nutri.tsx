import { useTranslation } from "react-i18next";
import { Mascot } from "../../../app/ui/mascot/mascot.tsx";

export function MeetNutri() {
  const { t } = useTranslation("marketing");
  return (
    <section className="page pb-14 md:pb-20">
      <div className="rise relative grid items-center gap-2 overflow-hidden rounded-2xl bg-water px-6 pt-8 sm:grid-cols-[14rem_1fr] sm:gap-8 sm:px-10 sm:pt-6">
        <svg
          viewBox="0 0 600 60"
          aria-hidden="true"
          preserveAspectRatio="none"
          className="absolute inset-x-0 bottom-0 h-14 w-full"
        >
          <path
            d="M0 30q37-24 75 0t75 0 75 0 75 0 75 0 75 0 75 0 75 0v30H0Z"
            className="fill-water-line"
            opacity="0.65"
          />
        </svg>
        <Mascot pose="waving" className="relative order-last mx-auto -mb-1 h-48 sm:order-first sm:h-60" />
        <div className="relative grid gap-2 sm:pb-8">
          <h2 className="text-2xl font-extrabold text-basil-900 md:text-3xl">{t("nutri.title")}</h2>
          <p className="max-w-xl text-lg text-ink-soft">{t("nutri.text")}</p>
        </div>
      </div>
    </section>
  );
}
