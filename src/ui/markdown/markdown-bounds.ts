/**
 * Limits for a text that is parsed as Markdown. Beyond them, the parser takes long, or ends with a stack overflow. Its thread is ended in
 * time anyway; this keeps texts that are made to be hard from taking that time.
 */

/** Quotations and lists within each other, by the marks at the beginning of a line. Each line below them looks at all of them. */
const nestingMax = 24;
const linesMax = 6_000;
/** Lines that begin an item or a quotation: each is several nodes. */
const containersMax = 2_000;
/** Marks of emphasis in a paragraph: each is compared with those before it. */
const emphasisMax = 2_000;
/** Brackets, and what may begin a tag: each may look for its end in all that follows. */
const openersMax = 2_000;
/** Closing brackets, each of which looks at all that are open. */
const closersMax = 2_000;
/** Bars of tables: each is a cell. */
const barsMax = 8_000;

const container = /[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]))/y;
/** Not those inside of words, as in `snake_case`. */
const emphasis = /[*~]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu;
const opener = /[[<]/g;
const closer = /\]/g;
const bar = /\|/g;

/** Tells whether a text can be drawn as Markdown at once. Only texts that are made to be hard can’t. Linear. */
export function isDrawable(text: string): boolean {
  const lines = text.split("\n");
  if (lines.length > linesMax || countOf(bar, text) > barsMax) return false;
  if (countOf(opener, text) > openersMax || countOf(closer, text) > closersMax) return false;
  let marks = 0;
  let containers = 0;
  for (const line of lines) {
    const nesting = nestingOf(line);
    if (nesting > 0) containers++;
    // An empty line ends a paragraph.
    marks = line.trim() === "" ? 0 : marks + countOf(emphasis, line);
    if (nesting > nestingMax || containers > containersMax || marks > emphasisMax) return false;
  }
  return true;
}

const countOf = (pattern: RegExp, text: string): number => text.match(pattern)?.length ?? 0;

function nestingOf(line: string): number {
  let nesting = 0;
  container.lastIndex = 0;
  while (nesting <= nestingMax && container.test(line)) nesting++;
  return nesting;
}
