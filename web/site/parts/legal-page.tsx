import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { DocumentName } from "#contract/site.ts";
import { useFormats } from "../../app/i18n/use-formats.ts";
import { SiteFrame } from "../frame/site-frame.tsx";
import { PageHead } from "../head/page-head.tsx";
import { useSite } from "../site-context.ts";
import { MarkdownText } from "./markdown.tsx";
import { PageBanner } from "./page-banner.tsx";

interface LegalPageProps {
  readonly name: Extract<DocumentName, "terms" | "privacy">;
  /** Shown between the banner and the text. */
  readonly principles?: ReactNode;
  /** The id of a section to highlight. */
  readonly highlightedSection?: string;
  readonly actions: ReactNode;
}

export function LegalPage({ name, principles, highlightedSection, actions }: LegalPageProps) {
  const { t } = useTranslation("marketing");
  const { content, today } = useSite();
  const formats = useFormats();
  const { title, description, keywords, intro, sections } = content.documents[name];
  const day = formats.day(today, { day: "numeric", month: "long", year: "numeric" });
  return (
    <SiteFrame>
      <PageHead title={title} description={description} keywords={keywords} picture={name} />
      <PageBanner title={title} text={intro}>
        <p className="text-sm text-ink-muted">{t("legal.updated", { day })}</p>
      </PageBanner>
      {principles}
      <div className="page grid gap-10 py-10 md:py-14 lg:grid-cols-[15rem_1fr] lg:gap-16">
        <nav aria-label={t("legal.contents")} className="lg:sticky lg:top-24 lg:self-start">
          <h2 className="text-sm font-bold">{t("legal.contents")}</h2>
          <ol className="mt-2 grid gap-x-6 text-sm max-lg:grid-cols-2">
            {sections.map(({ id, title: heading }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="inline-block py-1.5 hyphens-auto [overflow-wrap:anywhere] text-ink-muted hover:text-ink hover:underline"
                >
                  {heading}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="grid max-w-prose gap-9">
          {sections.map(({ id, title: heading, content: text }) => (
            <section
              key={id}
              aria-labelledby={id}
              className={
                id === highlightedSection ? "rounded-xl border border-basil-200 bg-basil-50 p-6" : undefined
              }
            >
              <h2 id={id} className="mb-2 scroll-mt-24 text-2xl text-basil-900">
                {heading}
              </h2>
              <MarkdownText text={text} className="prose" />
            </section>
          ))}
          <div className="flex flex-wrap gap-3 border-t border-line pt-8">{actions}</div>
        </div>
      </div>
    </SiteFrame>
  );
}
