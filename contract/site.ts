/** contract/: what web and server say to each other. This file: what the public pages show that stands in no locale. */
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
