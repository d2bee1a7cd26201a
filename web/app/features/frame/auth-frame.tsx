import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Logo } from "../../ui/logo.tsx";
import { Mascot, type MascotPose } from "../../ui/mascot/mascot.tsx";
import { LanguageLinks } from "./language-links.tsx";

interface AuthFrameProps {
  readonly pose: MascotPose;
  readonly title: string;
  readonly subtitle?: string;
  /** Leads to the other form: log in or register. */
  readonly question?: string;
  readonly otherForm?: { readonly to: string; readonly label: string };
  readonly children: ReactNode;
}

export function AuthFrame({ pose, title, subtitle, question, otherForm, children }: AuthFrameProps) {
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <Aside pose={pose} />
      <div className="flex flex-col px-5 py-6 sm:px-8">
        <header className="lg:hidden">
          <Link to="/" className="inline-flex rounded-md">
            <Logo size="sm" />
          </Link>
        </header>
        <main className="mx-auto grid w-full max-w-form flex-1 content-center gap-7 py-8">
          <div className="grid gap-2">
            <h1 className="text-title">{title}</h1>
            {subtitle && <p className="text-ink-muted">{subtitle}</p>}
          </div>
          {children}
          {otherForm && (
            <p className="text-center text-ink-muted">
              {question}{" "}
              <Link
                to={otherForm.to}
                className="inline-block py-1 font-semibold text-basil-700 underline underline-offset-2"
              >
                {otherForm.label}
              </Link>
            </p>
          )}
        </main>
        <div className="mx-auto text-sm text-ink-muted">
          <LanguageLinks />
        </div>
      </div>
    </div>
  );
}

function Aside({ pose }: { pose: MascotPose }) {
  const { t } = useTranslation("auth");
  return (
    <aside
      aria-labelledby="welcome"
      className="relative hidden overflow-hidden bg-butter p-10 lg:flex lg:flex-col"
    >
      <Link to="/" className="relative flex self-start rounded-md">
        <Logo />
      </Link>
      <div className="relative m-auto grid max-w-sm justify-items-center gap-3 text-center">
        <div className="relative grid place-items-center">
          <div aria-hidden="true" className="absolute size-96 rounded-full bg-butter-soft" />
          <Mascot pose={pose} className="relative h-80" />
        </div>
        <p id="welcome" className="relative mt-12 font-heading text-2xl leading-tight font-bold">
          {t("aside.title")}
        </p>
        <p className="relative text-balance text-ink-soft">{t("aside.text")}</p>
      </div>
    </aside>
  );
}
