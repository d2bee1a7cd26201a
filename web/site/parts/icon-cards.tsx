import type { ComponentType } from "react";
import type { IconProps } from "../../app/ui/icons/icon.tsx";

interface IconCardsProps {
  readonly label: string;
  /** One level below the heading above the cards. */
  readonly heading: "h2" | "h3";
  readonly cards: readonly {
    readonly CardIcon: ComponentType<IconProps>;
    readonly title: string;
    readonly text: string;
  }[];
}

export function IconCards({ label, heading: Heading, cards }: IconCardsProps) {
  return (
    <section aria-label={label} className="page pt-10">
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {cards.map(({ CardIcon, title, text }) => (
          <li
            key={title}
            className="grid content-start gap-2 rounded-xl border border-line bg-card p-5 shadow-card"
          >
            <span className="grid size-11 place-items-center rounded-lg bg-basil-100 text-basil-700">
              <CardIcon className="size-6" />
            </span>
            <Heading className="mt-1 text-lg text-basil-900">{title}</Heading>
            <p className="text-ink-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
