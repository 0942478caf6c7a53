import type { SharedContent } from "#work/index.ts";
import type { DraftContent } from "./draft-brief.ts";

/** A draft as a link shows it: never its brief. */
export interface SharedDraftContent extends SharedContent {
  readonly markdown: string;
  readonly language: string;
}

export function shareDraft(title: string, content: object): SharedDraftContent {
  const { text, brief } = content as DraftContent;
  return { markdown: withoutTitle(text, title), language: brief.language };
}

/** A draft often begins with its title, which the page shows anyway. */
function withoutTitle(text: string, title: string): string {
  const [first = "", ...rest] = text.trimStart().split("\n");
  const isTitle = first.replace(/^#\s+/, "").trim().toLowerCase() === title.trim().toLowerCase();
  return first.startsWith("#") && isTitle ? rest.join("\n").trimStart() : text;
}
