import { useTranslation } from "react-i18next";
import { buttonClasses } from "../../app/ui/button-classes.ts";
import { classes } from "../../app/ui/classes.ts";
import { BulbIcon, CheckCircleIcon, SparkleIcon, TargetIcon } from "../../app/ui/icons/status-icons.tsx";
import { Mascot } from "../../app/ui/mascot/mascot.tsx";
import { SiteFrame } from "../frame/site-frame.tsx";
import { organization } from "../head/organization.ts";
import { PageHead } from "../head/page-head.tsx";
import { IconCards } from "../parts/icon-cards.tsx";
import { MarkdownText } from "../parts/markdown.tsx";
import { PageBanner } from "../parts/page-banner.tsx";
import { SectionHeading } from "../parts/section-heading.tsx";
import { StatsRow } from "../parts/stats-row.tsx";
import { Testimonial } from "../parts/testimonial.tsx";
import { useSite } from "../site-context.ts";

export function AboutPage() {
  const { t } = useTranslation(["marketing", "common"]);
  const { content, baseUrl } = useSite();
  const { title, description, keywords, intro } = content.documents.about;
  return (
    <SiteFrame>
      <PageHead
        title={title}
        description={description}
        keywords={keywords}
        picture="about"
        facts={[organization(baseUrl, t("common:app.name"))]}
      />
      <PageBanner title={t("marketing:about.headline")} text={intro || description} />
      <AboutSections />
      <StatsRow />
      <div className="pt-14 md:pt-20">
        <SectionHeading title={t("marketing:about.valuesTitle")} />
        <Values />
      </div>
      <Team />
    </SiteFrame>
  );
}

function AboutSections() {
  const { content } = useSite();
  return (
    <div className="page grid gap-10 py-12 md:py-16 lg:grid-cols-[minmax(0,2fr)_minmax(18rem,1fr)] lg:gap-16">
      <div className="grid max-w-prose gap-9">
        {content.documents.about.sections.map(({ id, title, content: text }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id} className="mb-2 scroll-mt-24 text-2xl text-basil-900 md:text-3xl">
              {title}
            </h2>
            <MarkdownText text={text} className="prose text-lg" />
          </section>
        ))}
      </div>
      <div className="sticky top-24 grid place-items-center self-start rounded-2xl bg-water px-6 py-10 max-lg:hidden">
        <Mascot pose="plate" className="h-72 2xl:h-96" />
      </div>
    </div>
  );
}

function Values() {
  const { t } = useTranslation("marketing");
  return (
    <IconCards
      label={t("about.valuesTitle")}
      heading="h3"
      cards={[
        { CardIcon: CheckCircleIcon, title: t("about.healthTitle"), text: t("about.healthText") },
        { CardIcon: SparkleIcon, title: t("about.innovationTitle"), text: t("about.innovationText") },
        { CardIcon: BulbIcon, title: t("about.communityTitle"), text: t("about.communityText") },
        { CardIcon: TargetIcon, title: t("about.goalsTitle"), text: t("about.goalsText") },
      ]}
    />
  );
}

function Team() {
  const { t } = useTranslation("marketing");
  const { memberOnAboutPage } = useSite().content.claims;
  return (
    <section className="page grid gap-8 py-14 md:py-20 lg:grid-cols-2 lg:items-center lg:gap-16">
      <div className="grid justify-items-start gap-4">
        <h2 className="text-3xl font-extrabold text-basil-900">{t("about.teamTitle")}</h2>
        <p className="text-lg text-ink-soft">{t("about.teamText")}</p>
        <div className="flex flex-wrap gap-3">
          <a href="/register" className={classes(buttonClasses({ size: "lg" }), "for-visitors")}>
            {t("about.getStarted")}
          </a>
          <a href="/accuracy" className={buttonClasses({ size: "lg", variant: "secondary" })}>
            {t("footer.accuracy")}
          </a>
        </div>
      </div>
      {memberOnAboutPage && <Testimonial {...memberOnAboutPage} face={3} />}
    </section>
  );
}
