import { useTranslation } from "react-i18next";
import { useSite } from "../site-context.ts";

export function StatsRow() {
  const { t } = useTranslation("marketing");
  const { figures } = useSite().content.claims;
  if (figures.length === 0) return null;
  return (
    <section aria-label={t("stats.label")} className="bg-panel-deep text-white">
      <dl className="page grid grid-cols-2 gap-x-6 gap-y-8 py-10 md:grid-cols-4 md:py-12">
        {figures.map(({ value, label }) => (
          <div key={label} className="flex flex-col-reverse items-center gap-1 text-center">
            <dt className="text-[0.9375rem] text-on-panel">{label}</dt>
            <dd className="figures font-heading text-4xl font-extrabold tracking-tight text-cream md:text-5xl">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
