import { useTranslation } from "react-i18next";
import { buttonClasses } from "../../../app/ui/button-classes.ts";
import { Mascot, type MascotPose } from "../../../app/ui/mascot/mascot.tsx";
import { SiteFrame } from "../../frame/site-frame.tsx";

interface ProblemProps {
  readonly pose: MascotPose;
  readonly title: string;
  readonly text: string;
  readonly way: { readonly href: string; readonly label: string };
}

function Problem({ pose, title, text, way }: ProblemProps) {
  const { t } = useTranslation("common");
  return (
    <SiteFrame>
      <title>{t("app.pageTitle", { title })}</title>
      <meta name="robots" content="noindex" />
      <section className="page grid justify-items-center gap-3 py-16 text-center">
        <Mascot pose={pose} className="h-48" />
        <h1 className="mt-3 text-title font-extrabold text-basil-900">{title}</h1>
        <p className="max-w-md text-ink-muted">{text}</p>
        <a href={way.href} className={`mt-3 ${buttonClasses({ variant: "secondary" })}`}>
          {way.label}
        </a>
      </section>
    </SiteFrame>
  );
}

export function PostNotFoundPage() {
  const { t } = useTranslation("blog");
  return (
    <Problem
      pose="thinking"
      title={t("notFound.title")}
      text={t("notFound.text")}
      way={{ href: "/blog", label: t("post.back") }}
    />
  );
}

export function BlogUnavailablePage() {
  const { t } = useTranslation(["blog", "common"]);
  return (
    <Problem
      pose="sleeping"
      title={t("blog:unavailable.title")}
      text={t("blog:unavailable.text")}
      way={{ href: "/", label: t("common:action.goHome") }}
    />
  );
}
