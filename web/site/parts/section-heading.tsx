interface SectionHeadingProps {
  readonly title: string;
  readonly text?: string;
}

export function SectionHeading({ title, text }: SectionHeadingProps) {
  return (
    <div className="mx-auto grid max-w-2xl gap-3 text-center">
      <h2 className="text-3xl leading-tight font-extrabold text-basil-900 md:text-[2.75rem]">{title}</h2>
      {text && <p className="text-lg text-ink-soft">{text}</p>}
    </div>
  );
}
