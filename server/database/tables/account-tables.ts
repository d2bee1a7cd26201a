import type { JSONColumnType } from "kysely";
import type { SecurityEventKind } from "#contract/shapes/account.ts";
import type { EnergyUnit } from "#domain/nutrition/energy-unit.ts";
import type { Country } from "#domain/people/country.ts";
import type { UnitSystem } from "#domain/people/diary-preferences.ts";
import type { Language } from "#domain/people/language.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import type { Defaulted } from "./column-type.ts";

export interface UsersTable {
  id: string;
  email: string;
  first_name: string;
  last_name: string | null;
  password_hash: string | null;
  language: Defaulted<Language>;
  country: Country | null;
  day_start_hour: Defaulted<number>;
  hides_calories: Defaulted<boolean>;
  analyses_here_only: Defaulted<boolean>;
  remembers_plates: Defaulted<boolean>;
  keeps_pictures: Defaulted<boolean>;
  shows_net_carbs: Defaulted<boolean>;
  energy_unit: Defaulted<EnergyUnit>;
  units: UnitSystem | null;
  time_zone: Defaulted<string>;
  quota_time_zone: Defaulted<string>;
  quota_zone_moved_at: Date | null;
  account_type: Defaulted<"free" | "pro">;
  created_at: Defaulted<Date>;
  last_login_at: Date | null;
  previous_login_at: Date | null;
  email_verified_at: Date | null;
  pending_email: string | null;
  deletes_at: Date | null;
  detached_at: Date | null;
}

export interface AccountTokensTable {
  token_hash: Uint8Array;
  user_id: string;
  purpose: "reset_password" | "confirm_email" | "fresh_proof";
  address: string;
  state_hash: Uint8Array;
  code_hash: string | null;
  code_tries: Defaulted<number>;
  created_at: Date;
  expires_at: Date;
}

export interface RefreshTokenFamiliesTable {
  id: string;
  user_id: string;
  created_at: Defaulted<Date>;
  expires_at: Date;
  ended_at: Date | null;
  end_reason: "logout" | "reuse" | "password" | "person" | "deletion" | "operator" | null;
  last_used_at: Date;
  browser: string | null;
  system: string | null;
  time_zone: string | null;
  device_hash: Uint8Array | null;
  proved_at: Date | null;
}

export interface SecurityEventsTable {
  id: string;
  user_id: string;
  kind: SecurityEventKind;
  at: Date;
  times: Defaulted<number>;
  browser: string | null;
  system: string | null;
  time_zone: string | null;
}

export interface RefreshTokensTable {
  token_hash: Uint8Array;
  family_id: string;
  created_at: Defaulted<Date>;
  expires_at: Date;
  used_at: Date | null;
}

export interface AnonymousSessionsTable {
  id: string;
  token_hash: Uint8Array;
  user_agent: string | null;
  time_zone: Defaulted<string>;
  converted_to_user_id: string | null;
  converted_on: CalendarDay | null;
  created_at: Defaulted<Date>;
  last_seen_at: Defaulted<Date>;
}

export interface SupportTicketsTable {
  id: string;
  user_id: string | null;
  name: string;
  email: string;
  subject: string;
  message: string;
  language: Language;
  created_at: Defaulted<Date>;
  mailed_at: Date | null;
  attempts: Defaulted<number>;
  next_try_at: Defaulted<Date>;
}

export interface MailsTable {
  id: string;
  kind: string;
  user_id: string | null;
  address: string | null;
  data: JSONColumnType<Readonly<Record<string, string>>, string | undefined>;
  created_at: Date;
  next_try_at: Date;
  expires_at: Date;
  attempts: Defaulted<number>;
  done_at: Date | null;
  outcome: "sent" | "dropped" | "expired" | null;
}
