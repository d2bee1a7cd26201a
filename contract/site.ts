// The public pages, which the server renders to HTML and caches.
import type { Language } from "#domain/people/language.ts";
import type { BlogPost } from "./shapes/blog.ts";
import type { MeasuredEveryday } from "./shapes/measured-everyday.ts";
import type { MeasuredEverydayModel } from "./shapes/measured-everyday-model.ts";
import type { MeasuredMeals } from "./shapes/measured-meals.ts";
import type { MeasuredPhotos } from "./shapes/measured-photos.ts";

export const sitePaths = ["/", "/blog", "/about", "/terms", "/privacy", "/contact", "/accuracy"] as const;
export type SitePath = (typeof sitePaths)[number];

export const documentNames = ["about", "terms", "privacy"] as const;
export type DocumentName = (typeof documentNames)[number];

/** A long text in sections. */
export interface SiteDocument {
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  /** Markdown before the first section; may be empty. */
  readonly intro: string;
  readonly sections: readonly DocumentSection[];
}

interface DocumentSection {
  /** The anchor, the same in every language. */
  readonly id: string;
  readonly title: string;
  /** Markdown. */
  readonly content: string;
}

export const starsMax = 5;

export interface SiteTestimonial {
  /** Null where the person gave none. */
  readonly stars: number | null;
  readonly text: string;
  readonly name: string;
  readonly role: string;
}

interface SiteFigure {
  readonly value: string;
  readonly label: string;
  /** The pages show what was measured beside it. */
  readonly isAccuracy?: boolean | undefined;
}

/** The operator's claims about this installation and its users: samples until they are replaced or confirmed. */
export interface SiteClaims {
  /** Null for none. */
  readonly rating: { readonly stars: number; readonly text: string } | null;
  readonly figures: readonly SiteFigure[];
  readonly testimonials: readonly SiteTestimonial[];
  readonly memberOnAboutPage: SiteTestimonial | null;
}

/** Page content of one language that is not in the locales. */
export interface SiteContent {
  readonly claims: SiteClaims;
  /** Newest first; undefined when reading them failed. */
  readonly posts: readonly BlogPost[] | undefined;
  readonly documents: Readonly<Record<DocumentName, SiteDocument>>;
  /** Undefined when there are no measurements. */
  readonly measured: MeasuredMeals | undefined;
  readonly measuredEveryday: MeasuredEveryday | undefined;
  readonly measuredEverydayModel: MeasuredEverydayModel | undefined;
  readonly measuredPhotos: MeasuredPhotos | undefined;
}

export const contactSubjects = ["general", "support", "bug", "feature", "feedback"] as const;
export type ContactSubject = (typeof contactSubjects)[number];

export interface ContactValues {
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
}
export type ContactField = keyof ContactValues;

/** Result of a submitted contact form. The values are returned so that nothing typed is lost. */
export type ContactOutcome =
  | { readonly kind: "sent" }
  | { readonly kind: "invalid"; readonly values: ContactValues; readonly faults: readonly ContactField[] }
  | { readonly kind: "tooMany" | "server" | "failed"; readonly values: ContactValues };

export interface SiteRequest {
  /** The page's path, without query and trailing slash. */
  readonly path: string;
  readonly language: Language;
  /** True when `?lang` chose the language; the canonical address then contains it. */
  readonly isLanguageInAddress: boolean;
  /** The public address, without trailing slash. */
  readonly baseUrl: string;
  /** YYYY-MM-DD */
  readonly today: string;
  readonly contactEmail: string;
  readonly content: SiteContent;
  readonly contact?: ContactOutcome;
}

export interface SiteAnswer {
  readonly status: number;
  readonly html: string;
  /** Inline parts of the page, to be hashed for its content security policy. */
  readonly inlineScript: string;
  readonly inlineStyle: string;
}

/** The public pages, as the frontend's build exports them to the server. */
export interface Site {
  readonly render: (request: SiteRequest) => SiteAnswer;
  /** Paths of all pages, including the blog posts. */
  readonly pathsOf: (content: SiteContent) => readonly string[];
}
