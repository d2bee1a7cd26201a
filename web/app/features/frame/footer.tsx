import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { LanguageLinks } from "./language-links.tsx";

const pages = ["about", "terms", "privacy", "contact"] as const;

export function Footer({ className }: { className?: string }) {
  const { t } = useTranslation("common");
  return (
    <footer className={className}>
      <div className="border-t border-line">
        <div className="page flex flex-col items-center justify-between gap-x-8 gap-y-3 py-6 text-sm text-ink-muted lg:flex-row">
          <p className="order-last lg:order-first">
            {t("footer.copyright", { year: new Date().getFullYear() })}
          </p>
          <nav aria-label={t("footer.label")}>
            <ul className="flex flex-wrap justify-center gap-x-5 gap-y-1">
              {pages.map((place) => (
                <li key={place}>
                  <Link to={`/${place}`} className="inline-block py-1 hover:text-ink hover:underline">
                    {t(`footer.${place}`)}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <LanguageLinks />
        </div>
      </div>
    </footer>
  );
}
