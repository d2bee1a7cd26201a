import { expect, it } from "vitest";
import type { BlogPost } from "#contract/shapes/blog.ts";
import { relatedPosts } from "./related-posts.ts";

function post(
  slug: string,
  keywords: readonly string[],
  category: BlogPost["category"] = "basics",
): BlogPost {
  return {
    slug,
    title: slug,
    excerpt: slug,
    category,
    author: "A",
    publishDate: "2026-01-01",
    readTime: 4,
    keywords: [...keywords],
    content: "",
  };
}

it("finds the posts that share most keywords, ignoring case, without the post itself", () => {
  const own = post("own", ["Fibre", "bread", "grain"]);
  const posts = [own, post("none", ["oil"]), post("one", ["fibre", "oil"]), post("two", ["grain", "BREAD"])];
  expect(relatedPosts(own, posts).map(({ slug }) => slug)).toEqual(["two", "one"]);
});

it("breaks ties by category, then by date", () => {
  const own = post("own", ["a"], "habits");
  const posts = [post("newer", ["b"]), post("older", ["b"]), post("alike", ["b"], "habits"), own];
  expect(relatedPosts(own, posts).map(({ slug }) => slug)).toEqual(["alike", "newer"]);
  expect(relatedPosts(own, [own])).toEqual([]);
});
