import type { UserEvent } from "@testing-library/user-event";

/** All at once, for tests that are not about typing: the page is rendered again for each character typed. */
export async function fillIn(person: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await person.click(field);
  await person.paste(text);
}
