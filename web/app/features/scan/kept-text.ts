/** web/features/scan: the description that was typed, kept until its meal is analysed, so that nothing typed is ever lost. */

const keptTextKey = "meal_text";

export function keptText(): string {
  return read(() => sessionStorage.getItem(keptTextKey)) ?? "";
}

export function keepText(text: string): void {
  read(() =>
    text === "" ? sessionStorage.removeItem(keptTextKey) : sessionStorage.setItem(keptTextKey, text),
  );
}

/** Where storage is forbidden the text lives as long as the dialog. */
function read<T>(access: () => T): T | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
