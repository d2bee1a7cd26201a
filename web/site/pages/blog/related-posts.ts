import type { BlogPost } from "#contract/shapes/blog.ts";

/** The other posts that share most keywords; ties go to the same category, then to the newer post. `posts` are newest first. */
export function relatedPosts(post: BlogPost, posts: readonly BlogPost[], count = 2): readonly BlogPost[] {
  const words = new Set(post.keywords.map(normalized));
  const shared = (other: BlogPost) => other.keywords.filter((word) => words.has(normalized(word))).length;
  return posts
    .filter(({ slug }) => slug !== post.slug)
    .map((other) => ({ other, weight: shared(other) + (other.category === post.category ? 0.5 : 0) }))
    .sort((one, another) => another.weight - one.weight)
    .slice(0, count)
    .map(({ other }) => other);
}

function normalized(word: string): string {
  return word.trim().toLowerCase();
}
