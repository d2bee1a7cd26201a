import { useTranslation } from "react-i18next";
import { SectionHeading } from "../../parts/section-heading.tsx";
import { Testimonial } from "../../parts/testimonial.tsx";

const people = [
  { name: "first", face: 0 },
  { name: "second", face: 1 },
  { name: "third", face: 2 },
] as const;

export function Testimonials() {
  const { t } = useTranslation("marketing");
  return (
    <section id="testimonials" className="scroll-mt-16 border-t border-line bg-oat/60">
      <div className="page py-16 md:py-24">
        <SectionHeading title={t("testimonials.title")} />
        <div className="mt-10 grid gap-5 md:mt-14 lg:grid-cols-3">
          {people.map((person) => (
            <Testimonial key={person.name} {...person} />
          ))}
        </div>
      </div>
    </section>
  );
}
