// react-markdown drops the address of links with an unsafe scheme.
import type { ReactNode } from "react";
import Markdown, { type ExtraProps } from "react-markdown";
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
function WideTable({ node, children }: ExtraProps & { children?: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must take the focus.
    <section aria-label={node && headingsOf(node).join(", ")} tabIndex={0} className="overflow-x-auto">
      <table>{children}</table>
    </section>
  );
}

/** Texts of the table's first row, which tell it from the page's other tables. */
function headingsOf({ tagName, children }: NonNullable<ExtraProps["node"]>): readonly string[] {
  if (tagName === "th") return [children.map((child) => (child.type === "text" ? child.value : "")).join("")];
  return children.flatMap((child) => (child.type === "element" ? headingsOf(child) : []));
}
