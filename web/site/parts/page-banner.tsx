import type { ReactNode } from "react";

interface PageBannerProps {
  readonly title: string;
  readonly text?: string;
  readonly children?: ReactNode;
}

export function PageBanner({ title, text, children }: PageBannerProps) {
  return (
    <div className="bg-butter-soft">
      <div className="page grid justify-items-start gap-4 py-10 md:py-16">
        <h1 className="max-w-[min(48rem,100%)] text-4xl leading-[1.08] font-extrabold text-basil-900 md:text-5xl">
          {title}
        </h1>
        {text && <p className="max-w-2xl text-lg text-ink-soft md:text-xl">{text}</p>}
        {children}
      </div>
    </div>
  );
}
