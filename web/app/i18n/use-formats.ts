import { usePreferences } from "../storage/diary-preferences.ts";
import { type Formats, getFormats } from "./formats.ts";
import { useLanguage } from "./use-language.ts";

export function useFormats(): Formats {
  const preferences = usePreferences();
  return getFormats(useLanguage(), preferences);
}
