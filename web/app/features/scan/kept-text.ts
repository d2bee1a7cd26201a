/** web/features/scan: what was typed (a description, a line beside a photo), kept until its meal is analysed, so that nothing typed is ever lost. */

type Typed = "meal_text" | "meal_note";

export function keptText(what: Typed): string {
  return read(() => sessionStorage.getItem(what)) ?? "";
}

export function keepText(what: Typed, text: string): void {
  read(() => (text === "" ? sessionStorage.removeItem(what) : sessionStorage.setItem(what, text)));
}

/** Where storage is forbidden the text lives as long as the dialog. */
function read<T>(access: () => T): T | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
