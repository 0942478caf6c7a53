/** Code, tables, addresses, links and places for values: what has its own spelling. */
const verbatim = [
  /^[ \t]{0,12}(```|~~~)[\s\S]*?(?:^[ \t]{0,12}\1|$(?![\s\S]))/gm,
  // What is about the text, at its beginning.
  /^(?<![\s\S])---\n(?:.*\n){0,100}?---$/gm,
  // Indents, and lines across.
  /^[ \t]+/gm,
  /^[ \t]*[-*_=](?:[ \t]?[-*_=]){2,}[ \t]*$/gm,
  // Code in a line goes on in the next one, but not behind an empty line.
  /`(?:[^`\n]|\n(?!\s*\n))+`/g,
  /\b(?:https?:\/\/|ftp:\/\/|www\.)[^\s<>()]+|\blocalhost(?::\d{1,5})?/g,
  // Pictures whole, and of links where they go.
  / ?!\[[^[\]\n]{0,300}\]\([^()\n]{0,500}\)|\]\([^()\n]{0,500}\)|^\[[^[\]\n]{1,100}\]:.*$/gm,
  // Places for values: {{first_name}}, ${name}, {0}, <%= title %>, %1$s, %.2f, $HOME, %PATH%.
  /\{\{[^{}\n]{1,80}\}\}|\{%[^%\n]{1,80}%\}|<%[^%\n]{1,80}%>|\$?\{[^{}\n]{1,80}\}|%(?:\d{1,2}\$)?[-+0#]?\d{0,3}(?:\.\d{1,2})?[sdifuxcg@](?!\w)|%\(\w{1,40}\)[sdif]/g,
  /\$[A-Za-z_]\w{1,40}|%[A-Z_]{2,40}%/g,
  // HTML; an entity with the letters around it: don&#8217;t.
  /(?:(?<!\w)\w{1,40})?&(?:\w{2,20}|#\d{1,7}|#x[\da-f]{1,6});\w{0,40}|<\/?[a-z][^<>\n]{0,200}>/gi,
  // Paths of files: /etc/hosts, ./src/main.ts, ~/notes, C:\Users, src/ui/menu.
  / ?(?<![\w/.~])(?:~|\.{1,2})?\/[\w.@~-]{1,80}(?:\/[\w.@~-]{0,80}){0,20}|\b[A-Za-z]:\\[\w.\\-]{1,200}/g,
  // Flags of commands: -v, --dry-run, --out=dist.
  /(?<![\w-])--?[a-z][\w-]*(?:=\S+)?/gi,
  // Formulas: $E=mc^2$. The dollar signs of “$5 and $10” have a space before them or a digit behind them.
  /\$(?![\s$])[^$\n]{1,300}(?<!\s)\$(?!\d)/g,
  // Years and words that are cut at the beginning: ’90s, ’tis, rock ’n’ roll.
  /['’](?:\d{2}s?|tis|twas|n['’]?)(?!\w)/gi,
];

/** Text that has no blank, quotation mark, bracket or dash in it. */
const token = /[^\s"“”„‘«»()[\]{}<>,;…–—*|]+/g;

/** A word has no digits, dots, slashes or capitals inside, but for ordinals: “v2.1”, “12cm”, “main.go”, “@acme”, “x_1”, “Ctrl+C” and “iPhone” have. */
const isMachineReadable = (word: string): boolean =>
  /\p{L}/u.test(word) &&
  /[@#/\\+=^~]|\d|\w_\w|\w\.[a-z]|\p{Ll}\p{Lu}/u.test(word) &&
  !/^\d+(?:st|nd|rd|th)$/i.test(word);

/** Words that machines and catalogs read. */
function* verbatimTokens(text: string): Generator<readonly [start: number, end: number]> {
  for (const { index, 0: found } of text.matchAll(token)) {
    const word = found.replace(/[.:!?'’]{1,20}$/, "");
    if (isMachineReadable(word)) yield [index, index + word.length];
  }
}

/** Behind an empty line, or at the beginning; an item of a list is none. */
const codeLine = /^(?: {4}|\t)\s*(?![-*+>\s]|\d{1,3}[.)] ).*$/;

/** Rows of tables, with or without bars at their ends, and blocks of code that are marked by their indent alone. */
function* verbatimLines(text: string): Generator<readonly [start: number, end: number]> {
  let start = 0;
  let isCode = false;
  let before = "";
  for (const line of text.split("\n")) {
    isCode = codeLine.test(line) && (isCode || before.trim() === "");
    if (isCode || line.includes("|")) yield [start, start + line.length];
    before = line;
    start += line.length + 1;
  }
}

/** @returns whether a place of the text is prose, and not code or an address. */
export function proseTest(text: string): (start: number, end: number) => boolean {
  const isVerbatim = new Uint8Array(text.length);
  for (const pattern of verbatim)
    for (const { index, 0: found } of text.matchAll(pattern)) isVerbatim.fill(1, index, index + found.length);
  for (const spans of [verbatimLines(text), verbatimTokens(text)])
    for (const [start, end] of spans) isVerbatim.fill(1, start, end);
  return (start, end) => !isVerbatim.subarray(start, end).includes(1);
}

export interface Paragraph {
  readonly start: number;
  readonly text: string;
}

/** Lines with words: brackets and quotes close where they open. */
export const paragraphsOf = (text: string): readonly Paragraph[] =>
  [...text.matchAll(/\S.*(?:\n.*\S.*)*/g)].map(({ index, 0: found }) => ({ start: index, text: found }));
