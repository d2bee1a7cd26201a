import { Link } from "react-router";
import { ChevronRightIcon } from "./icons/navigation-icons.tsx";

/** The heading of a card with a link to the page that shows more. */
export function CardHead({ title, to, more }: { title: string; to: string; more: string }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3">
      <h2 className="text-xl">{title}</h2>
      <Link
        to={to}
        className="-mx-3 -my-2 inline-flex min-h-11 items-center gap-1 rounded-full px-3 text-sm font-semibold text-basil-700 hover:bg-basil-50"
      >
        {more}
        <ChevronRightIcon className="size-4" />
      </Link>
    </div>
  );
}
