/** Query parameter that chooses the language of a page. */
export const languageParameter = "lang";
/** Name under which the chosen language is kept: in the cookie, and in the browser's own storage. */
export const languageKey = "i18nextLng";
export const languageCookieLifeMs = 365 * 86_400_000;
