import type { JSONColumnType } from "kysely";
import type { NotificationSettings, OccurrenceKind } from "#domain/notifications/notification-settings.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import type { Defaulted } from "./column-type.ts";

export interface PushKeysTable {
  is_only: Defaulted<boolean>;
  /** base64url, as is the private one. */
  public_key: string;
  private_key: string;
  created_at: Date;
}

export interface PushSubscriptionsTable {
  id: string;
  user_id: string;
  session_id: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  server_key: string;
  browser: string | null;
  system: string | null;
  created_at: Date;
}

export interface NotificationSettingsTable {
  user_id: string;
  settings: JSONColumnType<NotificationSettings>;
  planned_until: Date;
  next_at: Date | null;
}

export interface PushMessagesTable {
  id: string;
  subscription_id: string;
  kind: OccurrenceKind;
  day: CalendarDay;
  created_at: Date;
  next_try_at: Date;
  expires_at: Date;
  attempts: Defaulted<number>;
  claimed_at: Date | null;
  done_at: Date | null;
  outcome: "sent" | "dropped" | "expired" | "refused" | "unknown" | null;
}
