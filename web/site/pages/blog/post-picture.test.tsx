import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { PostPicture } from "./post-picture.tsx";

const posts = Object.keys(import.meta.glob("../../../../content/blog/*/en.md"));
const slugs = posts.map((path) => path.split("/").at(-2) ?? "");
const drawingOf = (slug: string) =>
  renderToStaticMarkup(<PostPicture post={{ slug, category: "basics" }} className="h-40" />);

it("no two posts share a picture, and none has that of a post without one", () => {
  const drawings = [...slugs, "a post of tomorrow"].map(drawingOf);
  expect(slugs.length).toBeGreaterThan(8);
  expect(new Set(drawings).size).toBe(drawings.length);
});
