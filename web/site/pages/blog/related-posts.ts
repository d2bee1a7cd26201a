/** web/site/pages/blog: which posts belong together: those that share most keywords, newer ones first where as many are shared. */
import type { BlogPost } from "#contract/shapes/blog.ts";

/** Two, as spec section 2 says. `posts` are newest first. */
export function relatedPosts(post: BlogPost, posts: readonly BlogPost[], count = 2): readonly BlogPost[] {
  const words = new Set(post.keywords.map(folded));
  const shared = (other: BlogPost) => other.keywords.filter((word) => words.has(folded(word))).length;
  return posts
    .filter(({ slug }) => slug !== post.slug)
    .map((other) => ({ other, weight: shared(other) + (other.category === post.category ? 0.5 : 0) }))
    .sort((one, another) => another.weight - one.weight)
    .slice(0, count)
    .map(({ other }) => other);
}

function folded(word: string): string {
  return word.trim().toLowerCase();
}
