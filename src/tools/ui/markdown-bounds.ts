/** What a text may have to be drawn as Markdown. Beyond, the parser takes minutes, or ends with a stack overflow. */

/** Quotations and lists within each other, by the marks at the beginning of a line. */
const nestingMax = 50;
/** Marks of emphasis in a paragraph: each is compared with those before it. */
const emphasisMax = 2_000;

const container = /[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]))/y;
/** Not those inside of words, as in `snake_case`. */
const emphasis = /[*~]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu;

/** Whether a text can be drawn as Markdown at once. Only texts that are made to be hard can’t. */
export function isDrawable(text: string): boolean {
  let marks = 0;
  for (const line of text.split("\n")) {
    if (nestingOf(line) > nestingMax) return false;
    // An empty line ends a paragraph.
    marks = line.trim() === "" ? 0 : marks + (line.match(emphasis)?.length ?? 0);
    if (marks > emphasisMax) return false;
  }
  return true;
}

function nestingOf(line: string): number {
  let nesting = 0;
  container.lastIndex = 0;
  while (nesting <= nestingMax && container.test(line)) nesting++;
  return nesting;
}
