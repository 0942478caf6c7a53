/** Loaded when a Word file is wanted. */
import { AlignmentType, Document, HeadingLevel, LevelFormat, Packer, Paragraph, TextRun as Run } from "docx";
import { readMarkdown, type TextBlock, type WrittenText } from "#studio/rules.ts";

const headings = [
  HeadingLevel.HEADING_1,
  HeadingLevel.HEADING_2,
  HeadingLevel.HEADING_3,
  HeadingLevel.HEADING_4,
  HeadingLevel.HEADING_5,
  HeadingLevel.HEADING_6,
] as const;

const levels = [0, 1, 2, 3, 4];
/** In twentieths of a point. */
const indent = 400;

/** A text as a Word file, with real headings and lists. */
export function writeDocx({ title, text, language }: WrittenText): Promise<Blob> {
  const blocks = readMarkdown(withoutControls(text));
  const document = new Document({
    title: withoutControls(title),
    styles: { default: { document: { run: { font: "Calibri", size: 22, language: { value: language ?? "en" } } } } },
    numbering: {
      config: [
        {
          reference: "numbers",
          levels: levels.map((level) => ({
            level,
            format: LevelFormat.DECIMAL,
            text: `%${level + 1}.`,
            alignment: AlignmentType.START,
            style: { paragraph: { indent: { left: indent * (level + 1), hanging: indent } } },
          })),
        },
      ],
    },
    sections: [{ children: paragraphsOf(blocks) }],
  });
  return Packer.toBlob(document);
}

/** Numbers begin again in the next list, which begins with 1. */
function paragraphsOf(blocks: readonly TextBlock[]): readonly Paragraph[] {
  let list = 0;
  return blocks.map((block) => {
    if (block.kind === "numbered" && block.level === 0 && block.number === 1) list++;
    return paragraphOf(block, list);
  });
}

function paragraphOf({ kind, level, lines }: TextBlock, list: number): Paragraph {
  const children = lines.flatMap((runs, index) =>
    runs.map(
      ({ text, isBold, isItalic }, at) =>
        new Run({ text, bold: isBold, italics: isItalic || kind === "quote", break: index > 0 && at === 0 ? 1 : 0 }),
    ),
  );
  const spacing = { after: kind === "bullet" || kind === "numbered" ? 60 : 160 };
  switch (kind) {
    case "heading":
      return new Paragraph({ children, heading: headings[level - 1] ?? HeadingLevel.HEADING_6, spacing });
    case "bullet":
      return new Paragraph({ children, bullet: { level }, spacing });
    case "numbered":
      return new Paragraph({ children, numbering: { reference: "numbers", level, instance: list }, spacing });
    case "quote":
      return new Paragraph({ children, indent: { left: indent }, spacing });
    case "paragraph":
      return new Paragraph({ children, spacing });
  }
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML can't hold them
const withoutControls = (text: string): string => text.replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, "");
