import fc from "fast-check";
import { afterEach, expect, it, vi } from "vitest";
import { calendarDayIn } from "#domain/time/calendar-day.ts";
import { deviceTimeZone } from "./device-time-zone.ts";
import { localDayOf } from "./local-day.ts";

afterEach(() => vi.unstubAllEnvs());

it.each(["Europe/Madrid", "America/St_Johns", "Pacific/Kiritimati", "Pacific/Pago_Pago", "Asia/Kabul"])(
  "is the calendar day of a device in %s",
  (zone) => {
    vi.stubEnv("TZ", zone);
    expect(deviceTimeZone()).toBe(zone);
    const instants = fc.date({
      min: new Date("2000-01-01T12:00:00Z"),
      max: new Date("2100-01-01"),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(instants, (instant) => {
        expect(localDayOf(instant)).toBe(calendarDayIn(zone, instant));
        expect(localDayOf(instant.toISOString())).toBe(calendarDayIn(zone, instant));
      }),
    );
  },
);
