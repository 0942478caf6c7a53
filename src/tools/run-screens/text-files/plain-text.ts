import { readMarkdown } from "#studio/rules.ts";

/** A text without its Markdown, for fields that show none: items keep their marks, headings are lines of their own. */
export function plainText(text: string): string {
  const blocks = readMarkdown(text);
  return blocks
    .map(({ kind, level, number, lines }, index) => {
      const before = blocks[index - 1]?.kind;
      const isItem = kind === "bullet" || kind === "numbered";
      const gap = index === 0 ? "" : isItem && kind === before ? "\n" : "\n\n";
      const mark = kind === "bullet" ? "• " : kind === "numbered" ? `${number}. ` : "";
      const written = lines.map((runs) => runs.map((run) => run.text).join("")).join("\n");
      return `${gap}${"  ".repeat(isItem ? level : 0)}${mark}${written}`;
    })
    .join("");
}
