import { useTranslation } from "react-i18next";
import type { BlogPost } from "#contract/shapes/blog.ts";
import { Badge } from "../../../app/ui/badge.tsx";
import { buttonClasses } from "../../../app/ui/button-classes.ts";
import { Icon } from "../../../app/ui/icons/icon.tsx";
import { ArrowLeftIcon } from "../../../app/ui/icons/navigation-icons.tsx";
import { SiteFrame } from "../../frame/site-frame.tsx";
import { blogPosting } from "../../head/blog-posting.ts";
import { PageHead } from "../../head/page-head.tsx";
import { MarkdownText } from "../../parts/markdown.tsx";
import { useSite } from "../../site-context.ts";
import { slugFromPath } from "../../site-paths.ts";
import { PostCard } from "./post-card.tsx";
import { PostFacts } from "./post-facts.tsx";
import { PostPicture } from "./post-picture.tsx";
import { relatedPosts } from "./related-posts.ts";

export function BlogPostPage() {
  const { path, content, baseUrl, language } = useSite();
  const { t } = useTranslation("common");
  const posts = content.posts ?? [];
  const post = posts.find(({ slug }) => slug === slugFromPath(path));
  if (!post) throw new Error(`No post at ${path}`);
  return (
    <SiteFrame>
      <PageHead
        title={post.title}
        description={post.excerpt}
        keywords={post.keywords}
        picture={`post-${post.slug}`}
        publishDate={post.publishDate}
        facts={[blogPosting(post, { baseUrl, language, publisher: t("app.name") })]}
      />
      <article>
        <PostHeader post={post} />
        <MarkdownText text={post.content} className="prose page max-w-[46rem]! py-8 text-lg md:py-12" />
      </article>
      <CallToAction />
      <RelatedPosts posts={relatedPosts(post, posts)} />
    </SiteFrame>
  );
}

function PostHeader({ post }: { post: BlogPost }) {
  const { t } = useTranslation("blog");
  return (
    <header className="bg-butter-soft">
      <div className="page grid max-w-[52rem]! gap-5 py-6 md:py-10">
        <div className="-mx-4 flex flex-wrap items-center justify-between gap-3">
          <a href="/blog" className={buttonClasses({ variant: "ghost", size: "sm" })}>
            <ArrowLeftIcon className="size-4" />
            {t("post.back")}
          </a>
          <div className="flex items-center gap-2">
            <ShareButton />
            <a
              href="/register"
              className={`for-visitors max-sm:hidden ${buttonClasses({ size: "sm", variant: "soft" })}`}
            >
              {t("post.getStarted")}
            </a>
          </div>
        </div>
        <Badge tone="free" className="justify-self-start">
          {t(`category.${post.category}`)}
        </Badge>
        <h1 className="text-4xl leading-[1.1] font-extrabold text-basil-900 md:text-5xl">{post.title}</h1>
        <p className="text-lg text-ink-soft md:text-xl">{post.excerpt}</p>
        <PostFacts post={post} className="text-ink-muted" />
        <PostPicture post={post} className="h-44 w-full rounded-xl md:h-64" />
      </div>
    </header>
  );
}

function CallToAction() {
  const { t } = useTranslation("blog");
  return (
    <section className="page max-w-[52rem]! pb-12">
      <div className="grid gap-4 rounded-2xl bg-panel p-6 text-white sm:p-10">
        <h2 className="text-2xl font-extrabold md:text-3xl">{t("post.applyTitle")}</h2>
        <p className="text-lg text-on-panel">{t("post.applyText")}</p>
        <div className="flex flex-wrap gap-3">
          <a
            href="/register"
            className="for-visitors inline-flex min-h-11 items-center rounded-full bg-cream px-5 font-bold text-on-cream hover:bg-white"
          >
            {t("post.startFree")}
          </a>
          <a
            href="/scanner"
            className="inline-flex min-h-11 items-center rounded-full border border-panel-line px-5 font-semibold text-white hover:bg-panel-deep"
          >
            {t("post.tryScanner")}
          </a>
        </div>
      </div>
    </section>
  );
}

function RelatedPosts({ posts }: { posts: readonly BlogPost[] }) {
  const { t } = useTranslation("blog");
  if (posts.length === 0) return null;
  return (
    <section className="border-t border-line bg-card">
      <div className="page max-w-[52rem]! py-12 md:py-16">
        <h2 className="text-2xl font-extrabold text-basil-900">{t("post.related")}</h2>
        <div className="mt-6 grid gap-6 sm:grid-cols-2">
          {posts.map((post) => (
            <PostCard key={post.slug} post={post} heading="h3" />
          ))}
        </div>
      </div>
    </section>
  );
}

/** Shares the page, or copies its address. Hidden without script. */
function ShareButton() {
  const { t } = useTranslation("blog");
  return (
    <>
      <output data-share-status className="text-sm text-basil-700" />
      <button
        type="button"
        hidden
        data-share
        data-needs-script
        data-copied={t("post.copied")}
        className={buttonClasses({ variant: "ghost", size: "sm" })}
      >
        <Icon className="size-4">
          <path d="M12 15V4M8 7.5 12 3.5l4 4M5 12.5v6a1.5 1.5 0 0 0 1.5 1.5h11a1.5 1.5 0 0 0 1.5-1.5v-6" />
        </Icon>
        {t("post.share")}
      </button>
    </>
  );
}
