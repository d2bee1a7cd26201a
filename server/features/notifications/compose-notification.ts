import type { OccurrenceKind } from "#domain/notifications/notification-settings.ts";
import type { Country } from "#domain/people/country.ts";
import type { Language } from "#domain/people/language.ts";
import { renderText } from "#locales/render-text.ts";

type NotificationKind = OccurrenceKind | "test";

/** Where a tap on the notification leads. */
const pages: Readonly<Record<NotificationKind, string>> = {
  breakfast: "/dashboard",
  lunch: "/dashboard",
  dinner: "/dashboard",
  weekly_summary: "/dashboard",
  scans_back: "/scanner",
  test: "/notifications",
};

/** As web/service-worker/notifications.ts reads it. It names nobody and nothing that was eaten: others may see the screen. */
export function composeNotification(
  kind: NotificationKind,
  { language, country }: { readonly language: Language; readonly country: Country | null },
  values: { readonly count?: number } = {},
): string {
  const { count } = values;
  const say = (part: "title" | "body") =>
    renderText(
      language,
      { key: `notifications:${kind}.${part}`, ...(count !== undefined && { values: { count } }) },
      country,
    );
  return JSON.stringify({ title: say("title"), body: say("body"), tag: kind, page: pages[kind], language });
}
