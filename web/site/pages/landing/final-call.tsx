import { useTranslation } from "react-i18next";
import { Mascot } from "../../../app/ui/mascot/mascot.tsx";

export function FinalCall() {
  const { t } = useTranslation("marketing");
  return (
    <section className="page py-16 md:py-24">
      <div className="relative grid items-center gap-6 overflow-hidden rounded-2xl bg-panel px-6 pt-10 text-white sm:px-12 md:grid-cols-[1fr_auto] md:pt-6">
        <div className="grid justify-items-start gap-4 md:py-10">
          <h2 className="text-3xl leading-tight font-extrabold md:text-[2.75rem]">{t("finalCall.title")}</h2>
          <p className="max-w-lg text-lg text-on-panel">{t("finalCall.text")}</p>
          <a
            href="/register"
            className="inline-flex min-h-13 items-center justify-center rounded-full bg-cream px-7 py-3 text-base font-bold text-on-cream transition-colors hover:bg-white max-sm:w-full"
          >
            {t("finalCall.register")}
          </a>
          <p className="text-sm text-on-panel">{t("finalCall.note")}</p>
        </div>
        <Mascot pose="plate" className="-mb-2 h-60 justify-self-center md:h-80" />
      </div>
    </section>
  );
}
