/** Takes a text as JSON, and answers with a PDF. */
export const textPdfPath = "/api/text-files/pdf";
/**
 * A text that begins with its title, for files that are read by themselves.
 * @param text Markdown. One that begins with a heading, or with the title, stays as it is.
 */
export function withTitle(title: string, text: string): string {
  const named = title.trim().replaceAll(/\s+/g, " ");
  const [first = ""] = text.trimStart().split("\n");
  const begins = first.replaceAll(/[*_#]/g, "").trim().toLowerCase() === named.toLowerCase();
  return named === "" || begins || /^#{1,6}\s/.test(first) ? text : `# ${named}\n\n${text}`;
}

/** In characters: some 40 pages. */
export const pdfTextMax = 60_000;
