import { useTranslation } from "react-i18next";

const stats = ["users", "meals", "accuracy", "rating"] as const;

export function StatsRow() {
  const { t } = useTranslation("marketing");
  return (
    <section aria-label={t("stats.label")} className="bg-panel-deep text-white">
      <dl className="page grid grid-cols-2 gap-x-6 gap-y-8 py-10 md:grid-cols-4 md:py-12">
        {stats.map((stat) => (
          <div key={stat} className="flex flex-col-reverse items-center gap-1 text-center">
            <dt className="text-[0.9375rem] text-on-panel">{t(`stats.${stat}Label`)}</dt>
            <dd className="figures font-heading text-4xl font-extrabold tracking-tight text-cream md:text-5xl">
              {t(`stats.${stat}`)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
