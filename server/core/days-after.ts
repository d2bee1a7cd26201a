const millisecondsPerDay = 86_400_000;

/** Days of 24 hours. */
export function daysAfter(instant: Date, days: number): Date {
  return new Date(instant.getTime() + days * millisecondsPerDay);
}
