import { useTranslation } from "react-i18next";
import { freeDailyScans } from "#contract/limits.ts";
import { buttonClasses } from "../../../app/ui/button-classes.ts";
import { CheckCircleIcon } from "../../../app/ui/icons/status-icons.tsx";
import { SiteFrame } from "../../frame/site-frame.tsx";
import { splitKeywords } from "../../head/keywords.ts";
import { PageHead } from "../../head/page-head.tsx";
import { PageBanner } from "../../parts/page-banner.tsx";
import { useSite } from "../../site-context.ts";
import { ContactForm } from "./contact-form.tsx";
import { ContactPanels } from "./contact-panels.tsx";

const questions = ["first", "second", "third", "fourth"] as const;

export function ContactPage() {
  const { t } = useTranslation("marketing");
  const { contact } = useSite();
  const facts = {
    "@type": "FAQPage",
    mainEntity: questions.map((question) => ({
      "@type": "Question",
      name: t(`faq.${question}Question`),
      acceptedAnswer: { "@type": "Answer", text: t(`faq.${question}Answer`, { scans: freeDailyScans }) },
    })),
  };
  return (
    <SiteFrame>
      <PageHead
        title={t("head.contact.title")}
        description={t("head.contact.description")}
        keywords={splitKeywords(t("head.contact.keywords"))}
        picture="contact"
        facts={[facts]}
      />
      <PageBanner title={t("contact.headline")} text={t("contact.subtitle")} />
      <div className="page grid gap-8 py-10 md:py-14 lg:grid-cols-[3fr_2fr] lg:gap-12">
        {contact?.kind === "sent" ? <SentConfirmation /> : <ContactForm />}
        <ContactPanels />
      </div>
      <Questions />
    </SiteFrame>
  );
}

function SentConfirmation() {
  const { t } = useTranslation(["marketing", "common"]);
  return (
    <section
      role="status"
      className="grid content-center justify-items-center gap-3 rounded-xl border border-basil-200 bg-basil-50 p-8 text-center"
    >
      <CheckCircleIcon className="size-14 text-basil-600" />
      <h2 tabIndex={-1} data-focus className="text-2xl font-extrabold text-basil-900 outline-none">
        {t("marketing:contact.sentTitle")}
      </h2>
      <p className="max-w-md text-ink-soft">{t("marketing:contact.sentText")}</p>
      <div className="mt-3 flex flex-wrap justify-center gap-3">
        <a href="/contact" className={buttonClasses({})}>
          {t("marketing:contact.sendAnother")}
        </a>
        <a href="/" className={`for-visitors ${buttonClasses({ variant: "secondary" })}`}>
          {t("marketing:legal.returnHome")}
        </a>
        <a href="/dashboard" className={`for-members ${buttonClasses({ variant: "secondary" })}`}>
          {t("marketing:contact.returnToDashboard")}
        </a>
      </div>
    </section>
  );
}

function Questions() {
  const { t } = useTranslation("marketing");
  return (
    <section className="border-t border-line bg-card">
      <div className="page grid max-w-4xl! gap-6 py-14 md:py-20">
        <h2 className="text-3xl font-extrabold text-basil-900">{t("faq.title")}</h2>
        <div className="grid gap-3">
          {questions.map((question) => (
            <details key={question} className="group rounded-xl border border-line bg-paper px-5">
              <summary className="flex list-none items-center justify-between gap-4 py-4 text-lg font-semibold [&::-webkit-details-marker]:hidden">
                {t(`faq.${question}Question`)}
                <span
                  aria-hidden="true"
                  className="text-2xl leading-none text-basil-600 group-open:rotate-45"
                >
                  +
                </span>
              </summary>
              <p className="pb-5 leading-relaxed text-ink-soft">
                {t(`faq.${question}Answer`, { scans: freeDailyScans })}
              </p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
