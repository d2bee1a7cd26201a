import { type Formats, getFormats } from "./formats.ts";
import { useLanguage } from "./use-language.ts";

export function useFormats(): Formats {
  return getFormats(useLanguage());
}
