/** contract/: what web and server say to each other. This file: the public pages, which the server asks for as text and keeps. */
import type { Language } from "#domain/people/language.ts";
import type { BlogPost } from "./shapes/blog.ts";
import type { MeasuredMeals } from "./shapes/measured-meals.ts";
import type { MeasuredPhotos } from "./shapes/measured-photos.ts";

export const documentNames = ["about", "terms", "privacy"] as const;
export type DocumentName = (typeof documentNames)[number];

/** A long text, in parts. */
export interface SiteDocument {
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  /** Markdown before the first part; may be empty. */
  readonly intro: string;
  readonly sections: readonly DocumentSection[];
}

export interface DocumentSection {
  /** The anchor, the same in each language. */
  readonly id: string;
  readonly title: string;
  /** Markdown. */
  readonly content: string;
}

/** What the pages of one language show that stands in no locale. */
export interface SiteContent {
  /** Newest first; undefined when they cannot be read. */
  readonly posts: readonly BlogPost[] | undefined;
  readonly documents: Readonly<Record<DocumentName, SiteDocument>>;
  /** Undefined where the measurements are not at hand. */
  readonly measured: MeasuredMeals | undefined;
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

/** What became of a form that was sent. Values come back, so that nothing typed is lost. */
export type ContactOutcome =
  | { readonly kind: "sent" }
  | { readonly kind: "invalid"; readonly values: ContactValues; readonly faults: readonly ContactField[] }
  | { readonly kind: "tooMany" | "server" | "failed"; readonly values: ContactValues };

export interface SiteRequest {
  /** Without query, without a slash at the end. */
  readonly path: string;
  readonly language: Language;
  /** By `?lang`: then the page's own address carries it. */
  readonly isLanguageInAddress: boolean;
  /** The public address, without a slash at the end. */
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
  /** What stands in the page itself, for the hashes of its content security policy. */
  readonly inlineScript: string;
  readonly inlineStyle: string;
}

export interface LanguageHints {
  /** With its query. */
  readonly url: URL;
  readonly cookies: string | undefined;
  readonly acceptLanguage: string | undefined;
}

/** What the pages' build offers to the server. */
export interface Site {
  readonly render: (request: SiteRequest) => SiteAnswer;
  readonly languageOf: (hints: LanguageHints) => Language;
  /** The Set-Cookie header for a language chosen by address; undefined where none was. */
  readonly cookieOf: (url: URL) => string | undefined;
  /** Paths of all pages, those of the posts included. */
  readonly pathsOf: (content: SiteContent) => readonly string[];
}
