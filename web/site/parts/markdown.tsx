// react-markdown drops the address of links with an unsafe scheme.
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import Markdown from "react-markdown";
import remarkGfm from "remark-gfm";
import { useSite } from "../site-context.ts";

const plugins = [remarkGfm];

export function MarkdownText({ text, className }: { text: string; className?: string }) {
  const { contactEmail } = useSite();
  return (
    <div className={className}>
      <Markdown remarkPlugins={plugins} components={{ table: WideTable }}>
        {text.replaceAll("{{contactEmail}}", contactEmail)}
      </Markdown>
    </div>
  );
}

/** With large text a table may be wider than a phone: it then scrolls by itself, by keyboard as well. */
function WideTable({ children }: { children?: ReactNode }) {
  const { t } = useTranslation("common");
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must take the focus.
    <section aria-label={t("table")} tabIndex={0} className="overflow-x-auto">
      <table>{children}</table>
    </section>
  );
}
