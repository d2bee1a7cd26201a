import { useTranslation } from "react-i18next";
import { buttonClasses } from "../../../app/ui/button-classes.ts";
import { CheckIcon } from "../../../app/ui/icons/status-icons.tsx";
import { Mascot } from "../../../app/ui/mascot/mascot.tsx";

const benefits = ["sourced", "honest", "quick", "yours", "languages"] as const;

export function Benefits() {
  const { t } = useTranslation("marketing");
  return (
    <section className="page grid items-center gap-10 py-16 md:py-24 lg:grid-cols-2 lg:gap-16">
      <div className="rise relative mx-auto grid w-full max-w-md place-items-center">
        <div
          aria-hidden="true"
          className="absolute inset-x-4 inset-y-6 rotate-3 rounded-[3.5rem] bg-basil-100"
        />
        <Mascot pose="thinking" className="relative h-72 md:h-96" />
      </div>
      <div className="grid justify-items-start gap-6">
        <h2 className="text-3xl leading-tight font-extrabold text-basil-900 md:text-[2.75rem]">
          {t("benefits.title")}
        </h2>
        <ul className="grid gap-4">
          {benefits.map((benefit) => (
            <li key={benefit} className="flex items-start gap-3 text-lg text-ink-soft">
              <span className="mt-0.5 grid size-7 shrink-0 place-items-center rounded-full bg-basil-100 text-basil-700">
                <CheckIcon className="size-4.5" />
              </span>
              {t(`benefits.${benefit}`)}
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:w-full">
          <a href="/register" className={buttonClasses({ size: "lg" })}>
            {t("benefits.startToday")}
          </a>
          <a href="/register" className={buttonClasses({ size: "lg", variant: "soft" })}>
            {t("benefits.tryFree")}
          </a>
        </div>
      </div>
    </section>
  );
}
