import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { ChevronLeftIcon } from "../../ui/icons/navigation-icons.tsx";

/** The heading of a page that the profile leads to, with the way back. */
export function ProfilePageHead({ title }: { title: string }) {
  const { t } = useTranslation("common");
  return (
    <div className="grid gap-1">
      <Link
        to="/profile"
        className="inline-flex min-h-10 items-center gap-1 justify-self-start font-medium text-basil-700"
      >
        <ChevronLeftIcon className="size-4" />
        {t("nav.profile")}
      </Link>
      <h1 className="text-title">{title}</h1>
    </div>
  );
}
