import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router";
import { languages } from "#domain/people/language.ts";
import { languageParameter } from "../../i18n/detect-language.ts";
import { classes } from "../../ui/classes.ts";

/** Plain links, so they work before hydration. */
export function LanguageLinks() {
  const { t, i18n } = useTranslation("common");
  const { pathname } = useLocation();
  return (
    <nav aria-label={t("nav.language")}>
      <ul className="flex flex-wrap justify-center gap-1">
        {languages.map((language) => {
          const isCurrent = i18n.language === language;
          return (
            <li key={language}>
              <Link
                to={{ pathname, search: `?${languageParameter}=${language}` }}
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
