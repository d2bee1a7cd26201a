import type { BlogPost } from "#contract/shapes/blog.ts";
import type { Language } from "#domain/people/language.ts";
import { postPath } from "../site-paths.ts";

interface BlogPostingContext {
  readonly baseUrl: string;
  readonly language: Language;
  readonly publisher: string;
}

export function blogPosting(post: BlogPost, { baseUrl, language, publisher }: BlogPostingContext): object {
  return {
    "@type": "BlogPosting",
    headline: post.title,
    description: post.excerpt,
    keywords: post.keywords,
    datePublished: post.publishDate,
    inLanguage: language,
    image: `${baseUrl}/og/post-${post.slug}-${language}.png`,
    url: `${baseUrl}${postPath(post.slug)}`,
    mainEntityOfPage: `${baseUrl}${postPath(post.slug)}`,
    author: { "@type": "Organization", name: post.author },
    publisher: { "@type": "Organization", "@id": `${baseUrl}/#organization`, name: publisher },
  };
}
