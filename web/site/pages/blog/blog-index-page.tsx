import { useTranslation } from "react-i18next";
import { buttonClasses } from "../../../app/ui/button-classes.ts";
import { SiteFrame } from "../../frame/site-frame.tsx";
import { splitKeywords } from "../../head/keywords.ts";
import { PageHead } from "../../head/page-head.tsx";
import { PageBanner } from "../../parts/page-banner.tsx";
import { useSite } from "../../site-context.ts";
import { postPath } from "../../site-paths.ts";
import { PostCard } from "./post-card.tsx";

export function BlogIndexPage() {
  const { t } = useTranslation("blog");
  const { content, baseUrl } = useSite();
  const posts = content.posts ?? [];
  return (
    <SiteFrame>
      <PageHead
        title={t("page.title")}
        description={t("page.description")}
        keywords={splitKeywords(t("page.keywords"))}
        picture="blog"
        facts={[
          {
            "@type": "Blog",
            name: t("page.title"),
            url: `${baseUrl}/blog`,
            blogPost: posts.map(({ title, slug }) => ({
              "@type": "BlogPosting",
              headline: title,
              url: `${baseUrl}${postPath(slug)}`,
            })),
          },
        ]}
      />
      <PageBanner title={t("page.headline")} text={t("page.subtitle")}>
        <p className="text-sm font-semibold text-ink-muted">{t("page.articles", { count: posts.length })}</p>
      </PageBanner>
      <div className="page grid gap-6 py-10 sm:grid-cols-2 md:py-14 lg:grid-cols-3">
        {posts.map((post) => (
          <PostCard key={post.slug} post={post} />
        ))}
      </div>
      <section className="for-visitors border-t border-line bg-card">
        <div className="page grid justify-items-center gap-4 py-14 text-center md:py-20">
          <h2 className="text-3xl font-extrabold text-basil-900">{t("call.title")}</h2>
          <p className="max-w-xl text-lg text-ink-soft">{t("call.text")}</p>
          <a href="/register" className={buttonClasses({ size: "lg" })}>
            {t("call.register")}
          </a>
        </div>
      </section>
    </SiteFrame>
  );
}
