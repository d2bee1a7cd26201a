import type { OccurrenceKind } from "#domain/notifications/notification-settings.ts";
import type { Speaker } from "#domain/people/locale.ts";
import { renderText } from "#locales/render-text.ts";

type NotificationKind = OccurrenceKind | "test";

/** The page that a tap on the notification opens. */
const pages: Readonly<Record<NotificationKind, string>> = {
  breakfast: "/dashboard",
  lunch: "/dashboard",
  dinner: "/dashboard",
  weekly_summary: "/dashboard",
  scans_back: "/scanner",
  test: "/notifications",
};

/** The content that web/service-worker/notifications.ts shows. Names nobody and nothing that was eaten: others may see the screen. */
export function composeNotification(
  kind: NotificationKind,
  { language, country }: Speaker,
  values: { readonly count?: number } = {},
): string {
  const { count } = values;
  const say = (part: "title" | "body") =>
    renderText(
      { language, country },
      { key: `notifications:${kind}.${part}`, ...(count !== undefined && { values: { count } }) },
    );
  return JSON.stringify({ title: say("title"), body: say("body"), tag: kind, page: pages[kind], language });
}
