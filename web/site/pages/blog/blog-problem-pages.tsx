import { useTranslation } from "react-i18next";
import { buttonClasses } from "../../../app/ui/button-classes.ts";
import { Mascot, type MascotPose } from "../../../app/ui/mascot/mascot.tsx";
import { SiteFrame } from "../../frame/site-frame.tsx";

interface ProblemProps {
  readonly pose: MascotPose;
  readonly title: string;
  readonly text: string;
  readonly link: { readonly href: string; readonly label: string };
}

function ProblemPage({ pose, title, text, link }: ProblemProps) {
  const { t } = useTranslation("common");
  return (
    <SiteFrame>
      <title>{t("app.pageTitle", { title })}</title>
      <meta name="robots" content="noindex" />
      <section className="page grid justify-items-center gap-3 py-16 text-center">
        <Mascot pose={pose} className="h-48" />
        <h1 className="mt-3 text-title font-extrabold text-basil-900">{title}</h1>
        <p className="max-w-md text-ink-muted">{text}</p>
        <a href={link.href} className={`mt-3 ${buttonClasses({ variant: "secondary" })}`}>
          {link.label}
        </a>
      </section>
    </SiteFrame>
  );
}

export function PostNotFoundPage() {
  const { t } = useTranslation("blog");
  return (
    <ProblemPage
      pose="thinking"
      title={t("notFound.title")}
      text={t("notFound.text")}
      link={{ href: "/blog", label: t("post.back") }}
    />
  );
}

export function BlogUnavailablePage() {
  const { t } = useTranslation(["blog", "common"]);
  return (
    <ProblemPage
      pose="sleeping"
      title={t("blog:unavailable.title")}
      text={t("blog:unavailable.text")}
      link={{ href: "/", label: t("common:action.goHome") }}
    />
  );
}
