// react-markdown drops the address of links with an unsafe scheme.
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
