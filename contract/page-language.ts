/** Of an address: chooses the language of its page. */
export const languageParameter = "lang";
/** Of the cookie that browser and server write alike, and of what the browser itself keeps. */
export const languageKey = "i18nextLng";
export const languageCookieLifeMs = 365 * 86_400_000;
