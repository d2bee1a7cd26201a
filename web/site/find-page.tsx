import type { ComponentType } from "react";
import type { SitePath, SiteRequest } from "#contract/site.ts";
import { AboutPage } from "./pages/about-page.tsx";
import { AccuracyPage } from "./pages/accuracy/accuracy-page.tsx";
import { BlogIndexPage } from "./pages/blog/blog-index-page.tsx";
import { BlogPostPage } from "./pages/blog/blog-post-page.tsx";
import { BlogUnavailablePage, PostNotFoundPage } from "./pages/blog/blog-problem-pages.tsx";
import { ContactPage } from "./pages/contact/contact-page.tsx";
import { LandingPage } from "./pages/landing/landing-page.tsx";
import { PrivacyPage } from "./pages/privacy-page.tsx";
import { TermsPage } from "./pages/terms-page.tsx";
import { slugFromPath } from "./site-paths.ts";

interface FoundPage {
  readonly Page: ComponentType;
  readonly status: number;
}

const pages: Readonly<Record<Exclude<SitePath, "/blog">, ComponentType>> = {
  "/": LandingPage,
  "/about": AboutPage,
  "/terms": TermsPage,
  "/privacy": PrivacyPage,
  "/contact": ContactPage,
  "/accuracy": AccuracyPage,
};
const contactStatus = { sent: 200, invalid: 422, tooMany: 429, server: 503, failed: 502 };

export function findPage({ path, content: { posts }, contact }: SiteRequest): FoundPage {
  const Page = Object.entries(pages).find(([known]) => known === path)?.[1];
  if (Page) return { Page, status: contact ? contactStatus[contact.kind] : 200 };
  if (!posts) return { Page: BlogUnavailablePage, status: 503 };
  const slug = slugFromPath(path);
  if (slug === undefined) return { Page: BlogIndexPage, status: 200 };
  const isKnown = posts.some((post) => post.slug === slug);
  return isKnown ? { Page: BlogPostPage, status: 200 } : { Page: PostNotFoundPage, status: 404 };
}
