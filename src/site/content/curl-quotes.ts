/** Characters that an opening quotation mark may follow; elsewhere a straight mark closes or is an apostrophe. */
const opensAfter = /[\s([{—–“‘/]/;

/** Replaces straight quotation marks with typographic ones: 'it's' becomes ‘it’s’. */
export function curlQuotes(text: string): string {
  return text.replace(/['"]/g, (mark, offset: number) => {
    const before = text[offset - 1];
    const after = text[offset + 1];
    const isOpening =
      after !== undefined &&
      /[^\s.,;:!?)\]]/.test(after) &&
      (before === undefined ? !/^.s\b/.test(text) : opensAfter.test(before));
    if (mark === '"') return isOpening ? "“" : "”";
    return isOpening ? "‘" : "’";
  });
}
