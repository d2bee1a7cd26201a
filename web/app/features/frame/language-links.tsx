import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router";
import { languageParameter } from "#contract/page-language.ts";
import { languages } from "#domain/people/language.ts";
import { classes } from "../../ui/classes.ts";
import { useIsHydrated } from "../../ui/use-is-hydrated.ts";

/** Plain links, so they work before hydration. */
export function LanguageLinks() {
  const { t, i18n } = useTranslation("common");
  const { pathname, search } = useLocation();
  const isHydrated = useIsHydrated();
  /** What the page is about stays. The server renders one page for all queries. */
  const searchIn = (language: string) => {
    const query = new URLSearchParams(isHydrated ? search : "");
    query.set(languageParameter, language);
    return `?${query}`;
  };
  return (
    <nav aria-label={t("nav.language")}>
      <ul className="flex flex-wrap justify-center gap-1">
        {languages.map((language) => {
          const isCurrent = i18n.language === language;
          return (
            <li key={language}>
              <Link
                to={{ pathname, search: searchIn(language) }}
                replace
                preventScrollReset
                hrefLang={language}
                lang={language}
                aria-current={isCurrent ? "true" : undefined}
                className={classes(
                  "inline-block rounded-full px-2.5 py-1",
                  isCurrent ? "bg-basil-100 font-semibold text-basil-800" : "hover:bg-oat hover:text-ink",
                )}
              >
                {t(`language.${language}`)}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
