/** web/app/ui: parts without business. This file: joins class names, leaving out what is absent. */
export function classes(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}
