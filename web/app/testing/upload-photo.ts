import type { UserEvent } from "@testing-library/user-event";

/**
 * Chooses a photo in the page's file input, for a person made with `applyAccept: false`. jsdom can't decode a HEIC, so it is
 * sent unchanged and never displayed.
 */
export async function uploadPhoto(person: UserEvent): Promise<void> {
  const input = document.querySelector<HTMLInputElement>("input[type=file]");
  if (!input) throw new Error("There is no file input.");
  await person.upload(input, new File(["\0\0\0\x18ftypheic\0\0\0\0"], "IMG_1.HEIC"));
}
