export interface PersonNames {
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  readonly email?: string | null;
}

const unknownFullName = "Unknown User";

/** The first word is the first name, the rest the last; an absent name becomes "Unknown User". */
export function splitFullName(fullName: string | null | undefined): { firstName: string; lastName: string } {
  const [firstName = "", ...rest] = (fullName?.trim() || unknownFullName).split(/\s+/);
  return { firstName, lastName: rest.join(" ") };
}

/** First and last name; else first name; else the part of the e-mail before the @ sign; else "User". */
export function displayName({ firstName, lastName, email }: PersonNames): string {
  const first = firstName?.trim();
  const last = lastName?.trim();
  if (first && last) return `${first} ${last}`;
  return first || email?.split("@")[0]?.trim() || "User";
}

/** Up to two letters for an avatar. */
export function initials(names: PersonNames): string {
  const words = displayName(names)
    .split(/[\s._-]+/)
    .filter(Boolean);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return letters.map((word) => [...(word ?? "")][0]?.toLocaleUpperCase() ?? "").join("");
}
