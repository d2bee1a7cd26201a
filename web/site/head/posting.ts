/** web/site/head: a post, in schema.org's words. */
import type { BlogPost } from "#contract/shapes/blog.ts";
import type { Language } from "#domain/people/language.ts";
import { pathOfPost } from "../site-paths.ts";

interface PostingParts {
  readonly baseUrl: string;
  readonly language: Language;
  readonly publisher: string;
}

export function postingOf(post: BlogPost, { baseUrl, language, publisher }: PostingParts): object {
  return {
    "@type": "BlogPosting",
    headline: post.title,
    description: post.excerpt,
    keywords: post.keywords,
    datePublished: post.publishDate,
    inLanguage: language,
    image: `${baseUrl}/og/post-${post.slug}-${language}.png`,
    url: `${baseUrl}${pathOfPost(post.slug)}`,
    mainEntityOfPage: `${baseUrl}${pathOfPost(post.slug)}`,
    author: { "@type": "Organization", name: post.author },
    publisher: { "@type": "Organization", "@id": `${baseUrl}/#organization`, name: publisher },
  };
}
