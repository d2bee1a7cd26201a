export const reminderKinds = ["breakfast", "lunch", "dinner"] as const;
export type ReminderKind = (typeof reminderKinds)[number];

/** Kinds of notifications that belong to a day; a test does not. */
const occurrenceKinds = [...reminderKinds, "weekly_summary", "scans_back"] as const;
export type OccurrenceKind = (typeof occurrenceKinds)[number];

/** Local time, `HH:MM`. */
export type LocalTime = string;

/** As in ISO 8601: 1 is Monday. */
export const isoWeekdays = [1, 2, 3, 4, 5, 6, 7] as const;
export type IsoWeekday = (typeof isoWeekdays)[number];

interface TimedReminder {
  readonly isOn: boolean;
  /** Stays when the reminder is turned off. */
  readonly time: LocalTime;
}

export interface NotificationSettings {
  readonly reminders: Readonly<Record<ReminderKind, TimedReminder>>;
  readonly weeklySummary: TimedReminder & { readonly weekday: IsoWeekday };
  readonly hasScansBack: boolean;
  /** When nothing is sent; lasts over midnight where `from` is later than `to`. */
  readonly quietHours: { readonly isOn: boolean; readonly from: LocalTime; readonly to: LocalTime };
}

/** Settings until the person chooses: reminders after the usual times of meals, and after a whole week. */
export const defaultNotificationSettings: NotificationSettings = {
  reminders: {
    breakfast: { isOn: true, time: "09:00" },
    lunch: { isOn: true, time: "14:30" },
    dinner: { isOn: true, time: "21:00" },
  },
  weeklySummary: { isOn: true, time: "10:00", weekday: 1 },
  hasScansBack: true,
  quietHours: { isOn: true, from: "22:00", to: "08:00" },
};

export function isReminderKind(kind: string): kind is ReminderKind {
  return reminderKinds.some((known) => known === kind);
}
