import { useTranslation } from "react-i18next";
import { useFormats } from "../../app/i18n/use-formats.ts";
import { classes } from "../../app/ui/classes.ts";
import { useSite } from "../site-context.ts";

export function StatsRow() {
  const { t } = useTranslation("marketing");
  const { figures } = useSite().content.claims;
  if (figures.length === 0) return null;
  return (
    <section aria-label={t("stats.label")} className="bg-panel-deep text-white">
      <dl className="page grid grid-cols-2 gap-x-6 gap-y-8 py-10 md:auto-cols-fr md:grid-flow-col md:grid-cols-none md:py-12">
        {figures.map(({ value, label, isAccuracy }) => (
          <Stat key={label} value={value} label={label} to={isAccuracy ? "/accuracy" : undefined} />
        ))}
        {figures.some(({ isAccuracy }) => isAccuracy) && <MeasuredAccuracy />}
      </dl>
    </section>
  );
}

interface StatProps {
  readonly value: string;
  readonly label: string;
  readonly to?: string | undefined;
  readonly className?: string;
}

function Stat({ value, label, to, className }: StatProps) {
  return (
    <div className={classes("grid content-start justify-items-center gap-1 text-center", className)}>
      <dt className="order-2 text-[0.9375rem] text-balance text-on-panel">
        {to ? (
          <a href={to} className="-my-1 inline-block py-1 underline underline-offset-4">
            {label}
          </a>
        ) : (
          label
        )}
      </dt>
      <dd className="figures order-1 font-heading text-4xl font-extrabold tracking-tight text-cream md:text-5xl">
        {value}
      </dd>
    </div>
  );
}

/** The claim is the operator's; this is what the benchmark found, as large and with what it means. */
function MeasuredAccuracy() {
  const { t } = useTranslation("marketing");
  const formats = useFormats();
  const all = useSite().content.measuredEveryday?.independent.all;
  if (!all) return null;
  const label = t("stats.measured", { sentences: formats.number(all.sentences) });
  const value = formats.percent(all.nearMiddle * 100);
  return <Stat className="max-md:col-span-2" value={value} label={label} to="/accuracy" />;
}
