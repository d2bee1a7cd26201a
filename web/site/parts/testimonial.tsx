import type { SiteTestimonial } from "#contract/site.ts";
import { Face } from "./face.tsx";
import { Stars } from "./stars.tsx";

interface TestimonialProps extends SiteTestimonial {
  readonly face: number;
}

export function Testimonial({ stars, text, name, role, face }: TestimonialProps) {
  return (
    <figure className="rise flex flex-col gap-4 rounded-xl border border-line bg-card p-6 shadow-card">
      {stars !== null && <Stars stars={stars} className="h-5 self-start" />}
      <blockquote className="flex-1 text-lg leading-relaxed text-ink">
        <p>{text}</p>
      </blockquote>
      <figcaption className="flex items-center gap-3">
        <Face face={face} className="size-11" />
        <span className="grid">
          <span className="font-bold">{name}</span>
          <span className="text-sm text-ink-muted">{role}</span>
        </span>
      </figcaption>
    </figure>
  );
}
