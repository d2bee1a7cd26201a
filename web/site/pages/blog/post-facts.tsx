import { useTranslation } from "react-i18next";
import type { BlogPost } from "#contract/shapes/blog.ts";
import { useFormats } from "../../../app/i18n/use-formats.ts";

export function PostFacts({ post, className }: { post: BlogPost; className?: string }) {
  const { t } = useTranslation("blog");
  const formats = useFormats();
  return (
    <p className={className}>
      {post.author} ·{" "}
      <time dateTime={post.publishDate}>
        {formats.day(post.publishDate, { day: "numeric", month: "long", year: "numeric" })}
      </time>{" "}
      · {t("page.readTime", { n: post.readTime })}
    </p>
  );
}
