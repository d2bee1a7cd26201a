import { useTranslation } from "react-i18next";
import { ClockIcon } from "../../../app/ui/icons/status-icons.tsx";
import { useSite } from "../../site-context.ts";

const topics = ["account", "scans", "billing", "data"] as const;

export function ContactPanels() {
  const { t } = useTranslation("marketing");
  const { contactEmail } = useSite();
  return (
    <div className="grid content-start gap-5">
      <section className="grid gap-2 rounded-xl border border-line bg-card p-6 shadow-card">
        <h2 className="text-xl text-basil-900">{t("contact.emailTitle")}</h2>
        <p className="text-ink-muted">{t("contact.emailText")}</p>
        <a
          href={`mailto:${contactEmail}`}
          className="font-semibold text-basil-700 underline underline-offset-4"
        >
          {contactEmail}
        </a>
      </section>
      <section className="grid gap-2 rounded-xl border border-line bg-card p-6 shadow-card">
        <h2 className="text-xl text-basil-900">{t("contact.topicsTitle")}</h2>
        <ul className="grid list-disc gap-1.5 pl-5 text-ink-soft marker:text-basil-500">
          {topics.map((topic) => (
            <li key={topic}>{t(`contact.topics.${topic}`)}</li>
          ))}
        </ul>
      </section>
      <p className="flex items-start gap-3 rounded-xl bg-basil-50 p-5 text-basil-800">
        <ClockIcon className="mt-0.5 size-5 shrink-0" />
        {t("contact.responseTime")}
      </p>
    </div>
  );
}
