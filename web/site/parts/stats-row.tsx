import { useTranslation } from "react-i18next";
import { useFormats } from "../../app/i18n/use-formats.ts";
import { useSite } from "../site-context.ts";

export function StatsRow() {
  const { t } = useTranslation("marketing");
  const { figures } = useSite().content.claims;
  if (figures.length === 0) return null;
  return (
    <section aria-label={t("stats.label")} className="bg-panel-deep text-white">
      <dl className="page grid grid-cols-2 gap-x-6 gap-y-8 py-10 md:grid-cols-4 md:py-12">
        {figures.map(({ value, label, isAccuracy }) => (
          <div key={label} className="grid content-start justify-items-center gap-1 text-center">
            <dt className="order-2 text-[0.9375rem] text-on-panel">{label}</dt>
            <dd className="figures order-1 font-heading text-4xl font-extrabold tracking-tight text-cream md:text-5xl">
              {value}
            </dd>
            {isAccuracy && <MeasuredAccuracy />}
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The claim is the operator's; this is what the benchmark found. */
function MeasuredAccuracy() {
  const { t } = useTranslation("marketing");
  const formats = useFormats();
  const { measuredEveryday } = useSite().content;
  const all = measuredEveryday?.independent.all;
  return (
    <dd className="order-3 text-sm">
      <a href="/accuracy" className="figures inline-block py-1 text-cream underline underline-offset-4">
        {all
          ? t("stats.measured", {
              share: formats.percent(all.nearMiddle * 100),
              sentences: formats.number(all.sentences),
            })
          : t("footer.accuracy")}
      </a>
    </dd>
  );
}
