import { useTranslation } from "react-i18next";
import type { BlogPost } from "#contract/shapes/blog.ts";
import { Badge } from "../../../app/ui/badge.tsx";
import { postPath } from "../../site-paths.ts";
import { PostFacts } from "./post-facts.tsx";
import { PostPicture } from "./post-picture.tsx";

export function PostCard({ post, heading: Heading = "h2" }: { post: BlogPost; heading?: "h2" | "h3" }) {
  const { t } = useTranslation("blog");
  return (
    <article className="group relative flex flex-col overflow-hidden rounded-xl border border-line bg-card shadow-card transition-shadow hover:shadow-raised">
      <PostPicture post={post} className="h-40 w-full" />
      <div className="flex flex-1 flex-col gap-3 p-5">
        <Badge tone="free" className="self-start">
          {t(`category.${post.category}`)}
        </Badge>
        <Heading className="text-xl leading-snug text-basil-900">
          <a href={postPath(post.slug)} className="after:absolute after:inset-0 group-hover:underline">
            {post.title}
          </a>
        </Heading>
        <p className="flex-1 text-ink-muted">{post.excerpt}</p>
        <PostFacts post={post} className="text-sm text-ink-muted" />
      </div>
    </article>
  );
}
