import { AppError } from "../core/app-error.ts";

const longestName = 64;
const keptNames = 5_000;

/** Name as sent → IANA's spelling. Bounded, because anybody may send any header. */
const canonicalNames = new Map<string, string>();

/** The time zone in IANA's spelling; undefined without the header. Throws `invalid_time_zone`. */
export function parseTimeZone(header: string | undefined): string | undefined {
  if (header === undefined) return undefined;
  const kept = canonicalNames.get(header);
  if (kept !== undefined) return kept;
  const canonical = canonicalName(header);
  if (canonicalNames.size >= keptNames) canonicalNames.clear();
  canonicalNames.set(header, canonical);
  return canonical;
}

function canonicalName(name: string): string {
  // Offsets such as +02:00 are valid to Intl, but know no daylight-saving time.
  if (name.length > longestName || !/^[A-Za-z]/.test(name)) throw new AppError("invalid_time_zone");
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone;
  } catch (cause) {
    throw new AppError("invalid_time_zone", { cause });
  }
}
