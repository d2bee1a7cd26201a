// The header for visitors; `<details>` is the phone menu.
import { useTranslation } from "react-i18next";
import { buttonClasses } from "../../app/ui/button-classes.ts";
import { classes } from "../../app/ui/classes.ts";
import { Logo } from "../../app/ui/logo.tsx";
import { useSite } from "../site-context.ts";

const anchors = ["features", "howItWorks", "testimonials"] as const;
const anchorIds = { features: "features", howItWorks: "how-it-works", testimonials: "testimonials" };

const linkClasses =
  "rounded-full px-3.5 py-2 text-[0.9375rem] font-semibold text-ink-soft transition-colors hover:bg-oat hover:text-ink";

export function SiteHeader() {
  const { t } = useTranslation("common");
  return (
    <header className="for-visitors sticky top-0 z-30 short:static border-b border-line/70 bg-paper">
      <div className="page flex min-h-16 flex-wrap items-center justify-between gap-x-4">
        <a href="/" className="flex rounded-md">
          <Logo size="sm" />
        </a>
        <nav aria-label={t("nav.main")} className="hidden lg:block">
          <SiteLinks className="flex items-center gap-1" />
        </nav>
        <div className="ml-auto flex items-center gap-1 sm:gap-2">
          <a
            href="/login"
            className={classes(buttonClasses({ variant: "ghost", size: "sm" }), "max-sm:hidden")}
          >
            {t("action.logIn")}
          </a>
          <a href="/register" className={buttonClasses({ size: "sm" })}>
            {t("action.signUp")}
          </a>
          <PhoneMenu />
        </div>
      </div>
    </header>
  );
}

function SiteLinks({ className }: { className: string }) {
  const { t } = useTranslation("marketing");
  const { path, content } = useSite();
  const shown = anchors.filter(
    (anchor) => anchor !== "testimonials" || content.claims.testimonials.length > 0,
  );
  const start = path === "/" ? "" : "/";
  return (
    <ul className={className}>
      {shown.map((anchor) => (
        <li key={anchor}>
          <a href={`${start}#${anchorIds[anchor]}`} className={classes(linkClasses, "block")}>
            {t(`header.${anchor}`)}
          </a>
        </li>
      ))}
      <li>
        <a
          href="/blog"
          aria-current={path === "/blog" ? "page" : undefined}
          className={classes(linkClasses, "block", path.startsWith("/blog") && "bg-basil-100 text-basil-800")}
        >
          {t("header.blog")}
        </a>
      </li>
    </ul>
  );
}

function PhoneMenu() {
  const { t } = useTranslation(["marketing", "common"]);
  return (
    <details data-menu className="group lg:hidden">
      <summary
        aria-label={t("marketing:header.menu")}
        className="grid size-11 list-none place-items-center rounded-full text-ink hover:bg-oat [&::-webkit-details-marker]:hidden"
      >
        <MenuIcon />
      </summary>
      <nav
        aria-label={t("marketing:header.menu")}
        className="absolute inset-x-0 top-full max-h-[75dvh] overflow-y-auto border-b border-line bg-paper px-4 pt-2 pb-5 shadow-raised"
      >
        <SiteLinks className="grid gap-1 text-lg" />
        <a
          href="/login"
          className={classes(buttonClasses({ variant: "secondary", isWide: true }), "mt-3 sm:hidden")}
        >
          {t("common:action.logIn")}
        </a>
      </nav>
    </details>
  );
}

// Three lines that become a cross while the menu is open.
function MenuIcon() {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className="size-6"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
    >
      <path d="M4 7h16M4 12h16M4 17h16" className="group-open:hidden" />
      <path d="M6 6l12 12M18 6 6 18" className="hidden group-open:inline" />
    </svg>
  );
}
