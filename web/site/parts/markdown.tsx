/** web/site/parts: what several public pages show. This file: markdown as elements. react-markdown empties every address that spec section 5 forbids. */
import Markdown from "react-markdown";
import remarkGfm from "remark-gfm";
import { useSite } from "../site-context.ts";

const plugins = [remarkGfm];

export function MarkdownText({ text, className }: { text: string; className?: string }) {
  const { contactEmail } = useSite();
  return (
    <div className={className}>
      <Markdown remarkPlugins={plugins}>{text.replaceAll("{{contactEmail}}", contactEmail)}</Markdown>
    </div>
  );
}
