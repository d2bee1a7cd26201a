import { useTranslation } from "react-i18next";
import { SectionHeading } from "../../parts/section-heading.tsx";
import { Testimonial } from "../../parts/testimonial.tsx";
import { useSite } from "../../site-context.ts";

export function Testimonials() {
  const { t } = useTranslation("marketing");
  const { testimonials } = useSite().content.claims;
  if (testimonials.length === 0) return null;
  return (
    <section id="testimonials" className="scroll-mt-16 border-t border-line bg-oat/60">
      <div className="page py-16 md:py-24">
        <SectionHeading title={t("testimonials.title")} />
        <div className="mt-10 grid gap-5 md:mt-14 lg:grid-cols-3">
          {testimonials.map((testimonial, at) => (
            <Testimonial key={testimonial.text} {...testimonial} face={at} />
          ))}
        </div>
      </div>
    </section>
  );
}
