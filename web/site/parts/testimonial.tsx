import { useTranslation } from "react-i18next";
import { Face } from "./face.tsx";
import { Stars } from "./stars.tsx";

interface TestimonialProps {
  readonly name: "first" | "second" | "third" | "team";
  readonly face: 0 | 1 | 2 | 3;
}

export function Testimonial({ name, face }: TestimonialProps) {
  const { t } = useTranslation("marketing");
  return (
    <figure className="rise flex flex-col gap-4 rounded-xl border border-line bg-card p-6 shadow-card">
      <Stars className="h-5 self-start" />
      <blockquote className="flex-1 text-lg leading-relaxed text-ink">
        <p>{t(`testimonials.${name}Text`)}</p>
      </blockquote>
      <figcaption className="flex items-center gap-3">
        <Face face={face} className="size-11" />
        <span className="grid">
          <span className="font-bold">{t(`testimonials.${name}Name`)}</span>
          <span className="text-sm text-ink-muted">{t(`testimonials.${name}Role`)}</span>
        </span>
      </figcaption>
    </figure>
  );
}
