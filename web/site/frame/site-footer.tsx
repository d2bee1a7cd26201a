import { useTranslation } from "react-i18next";
import { languageParameter } from "#contract/page-language.ts";
import { languages } from "#domain/people/language.ts";
import { classes } from "../../app/ui/classes.ts";
import { Logo } from "../../app/ui/logo.tsx";
import { useSite } from "../site-context.ts";

const groups = {
  product: ["scanner", "blog", "accuracy"],
  company: ["about", "contact"],
  legal: ["terms", "privacy"],
} as const;
const groupNames = ["product", "company", "legal"] as const;

export function SiteFooter() {
  const { t } = useTranslation(["marketing", "common"]);
  const { today } = useSite();
  return (
    <footer className="border-t border-line bg-oat/60 max-md:[.member_&]:pb-24">
      <div className="page grid grid-cols-2 gap-x-6 gap-y-9 py-12 lg:grid-cols-[2fr_1fr_1fr_1fr]">
        <div className="col-span-full grid content-start gap-3 lg:col-span-1">
          <Logo size="sm" />
          <p className="max-w-xs text-sm text-ink-muted">{t("marketing:footer.promise")}</p>
          <LanguageChoice />
        </div>
        {groupNames.map((group) => (
          <nav key={group} aria-label={t(`marketing:footer.${group}`)}>
            <h2 className="text-sm font-bold text-ink">{t(`marketing:footer.${group}`)}</h2>
            <ul className="mt-2 grid">
              {groups[group].map((place) => (
                <li key={place}>
                  <a
                    href={`/${place}`}
                    className="inline-block py-1.5 text-sm text-ink-muted hover:text-ink hover:underline"
                  >
                    {place === "scanner" || place === "accuracy"
                      ? t(`marketing:footer.${place}`)
                      : t(`common:footer.${place}`)}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <p className="page pb-8 text-sm text-ink-muted">
        {t("common:footer.copyright", { year: today.slice(0, 4) })}
      </p>
    </footer>
  );
}

function LanguageChoice() {
  const { t } = useTranslation("common");
  const { path, language: current } = useSite();
  return (
    <nav aria-label={t("nav.language")}>
      <ul className="-ml-2.5 flex flex-wrap gap-1 text-sm">
        {languages.map((language) => (
          <li key={language}>
            <a
              href={`${path}?${languageParameter}=${language}`}
              hrefLang={language}
              lang={language}
              aria-current={language === current ? "true" : undefined}
              className={classes(
                "inline-block rounded-full px-2.5 py-1.5",
                language === current
                  ? "bg-basil-100 font-semibold text-basil-800"
                  : "text-ink-soft hover:bg-card",
              )}
            >
              {t(`language.${language}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
