import { classes } from "../../ui/classes.ts";
import type { Person } from "../account/session/use-person.ts";

/** 32, 40, 48 and 72 px. The initials grow with the circle, not with the text, so that they fit into it. */
const sizes = {
  sm: "size-8 text-[length:--spacing(3)]",
  md: "size-10 text-[length:--spacing(3.5)]",
  lg: "size-12 text-[length:--spacing(4)]",
  xl: "size-18 text-[length:--spacing(6)]",
};

export function Avatar({ person, size = "md" }: { person: Person; size?: keyof typeof sizes }) {
  return (
    <span
      aria-hidden="true"
      className={classes(
        "grid shrink-0 place-items-center rounded-full",
        person.isPro && "bg-linear-to-br from-persimmon-400 to-persimmon-600 p-[2.5px]",
      )}
    >
      <span
        data-initials={person.imageUrl ? "" : person.initials}
        className={classes(
          "grid place-items-center overflow-hidden rounded-full bg-basil-100 font-bold text-basil-800 before:content-[attr(data-initials)]",
          person.isPro && "border-2 border-card",
          sizes[size],
        )}
      >
        {person.imageUrl && <img src={person.imageUrl} alt="" className="size-full object-cover" />}
      </span>
    </span>
  );
}
