/** Formulas in Markdown: found before it is read, because Markdown takes their marks for its own, and drawn as MathML. For workers alone. */
import temml from "temml";
import type { DrawnNode } from "./drawn-markdown.ts";

/** A text whose formulas are marks, which Markdown leaves as they are, and what each stands for. */
export interface FormulasApart {
  readonly text: string;
  readonly formulas: readonly Formula[];
}

interface Formula {
  /** Formula with the marks around it. */
  readonly written: string;
  readonly content: string;
  readonly isDisplay: boolean;
}

/** No text needs these: they are for private use. */
const [markStart, markEnd] = ["\ue000", "\ue001"];
const privateMarks = /[\ue000\ue001]/g;
const formulaMark = /\ue000(\d{1,4})\ue001/g;

/** Characters; longer ones are shown as they are written. */
const lengthMax = 2_000;
const formulasMax = 300;

const delimiters = [
  { start: "$$", end: "$$", isDisplay: true },
  { start: "\\[", end: "\\]", isDisplay: true },
  { start: "\\(", end: "\\)", isDisplay: false },
  { start: "$", end: "$", isDisplay: false },
] as const;

/** Takes formulas out of a text, but not those in code. Each character is looked at a few times at most. */
export function takeFormulas(given: string): FormulasApart {
  const source = given.replace(privateMarks, "");
  const formulas: Formula[] = [];
  let text = "";
  let at = 0;
  const next = /`+|\$\$?|\\[[(\\$`]|^ {0,3}~{3,}/gm;
  for (let found = next.exec(source); found; found = next.exec(source)) {
    const [mark] = found;
    if (mark.startsWith("`") || mark.trim().startsWith("~")) {
      next.lastIndex = endOfCode(source, found.index, mark.trim());
      continue;
    }
    const formula = formulas.length < formulasMax ? formulaAt(source, found.index) : undefined;
    if (!formula) continue;
    text += `${source.slice(at, found.index)}${markStart}${formulas.length}${markEnd}`;
    at = found.index + formula.written.length;
    next.lastIndex = at;
    formulas.push(formula);
  }
  return { text: text + source.slice(at), formulas };
}

/** A fence ends at a line with the same marks, code in a line at the same number of them; what never ends is none. */
function endOfCode(source: string, start: number, mark: string): number {
  const isFence = mark.length >= 3 && source.slice(source.lastIndexOf("\n", start - 1) + 1, start).trim() === "";
  const after = start + source.slice(start).indexOf(mark) + mark.length;
  if (isFence) {
    const end = source.indexOf(`\n${mark}`, after);
    return end === -1 ? source.length : end + 1 + mark.length;
  }
  for (let end = source.indexOf(mark, after); end !== -1; end = source.indexOf(mark, end + mark.length)) {
    if (end > after + lengthMax) return after;
    if (source[end - 1] !== "`" && source[end + mark.length] !== "`") return end + mark.length;
  }
  return after;
}

function formulaAt(source: string, start: number): Formula | undefined {
  const kind = delimiters.find((one) => source.startsWith(one.start, start));
  if (!kind) return undefined;
  const from = start + kind.start.length;
  const window = source.slice(from, from + lengthMax + 2);
  const end = window.indexOf(kind.end);
  if (end <= 0) return undefined;
  const content = window.slice(0, end);
  // An empty line ends a paragraph, and with it what was open.
  if (content.trim() === "" || /\n[^\S\n]*\n/.test(content)) return undefined;
  if (kind.start === "$" && !isInline(source, start, content, from + end + 1)) return undefined;
  return { written: source.slice(start, from + end + kind.end.length), content, isDisplay: kind.isDisplay };
}

/** Not two prices: “$5 to $10”. */
function isInline(source: string, start: number, content: string, after: number): boolean {
  if (/[\w$\\]/.test(source[start - 1] ?? "") || /\d/.test(source[after] ?? "")) return false;
  if (/^\s|\s$|\n|\*\*/.test(content)) return false;
  return (
    /[\\^_={}<>]/.test(content) || /^-?[A-Za-z]'?$/.test(content) || /^[A-Za-z]\s?[-+*/]\s?[A-Za-z\d]$/.test(content)
  );
}

/** The parts of a text of Markdown, with its formulas in their place. */
export const withFormulas = (text: string, { formulas }: FormulasApart): readonly DrawnNode[] =>
  formulas.length === 0
    ? [text]
    : text.split(formulaMark).flatMap((part, index): readonly DrawnNode[] => {
        if (index % 2 === 0) return part === "" ? [] : [part];
        const formula = formulas[Number(part)];
        return formula ? [drawFormula(formula)] : [];
      });

/** A text of Markdown as it was written, for code and addresses. */
export const writtenAgain = (text: string, { formulas }: FormulasApart): string =>
  text.replace(formulaMark, (_, number: string) => formulas[Number(number)]?.written ?? "");

/** Addresses are encoded by now. */
export const addressAgain = (address: string, apart: FormulasApart): string =>
  writtenAgain(address.replaceAll("%EE%80%80", markStart).replaceAll("%EE%80%81", markEnd), apart);

/** Draws a formula, or shows it as it is written if it is no TeX that we know. */
function drawFormula({ written, content, isDisplay }: Formula): DrawnNode {
  try {
    const options = {
      displayMode: isDisplay,
      throwOnError: true,
      trust: false,
      maxExpand: 200,
      maxSize: [5, 5] as [number, number],
    };
    return readMathml(temml.renderToString(content, options)) ?? written;
  } catch {
    return written;
  }
}

const tagOrText = /<(\/?)([a-z]{1,20})((?:\s[a-z-]{1,30}="[^"<]*")*)\s*(\/?)>|([^<]+)/g;
const attribute = /\s([a-z-]{1,30})="([^"<]*)"/g;
/** Attributes that change how a formula looks, and nothing else. */
const keptAttributes = new Set(
  "display mathvariant fence form stretchy separator accent accentunder movablelimits lspace rspace minsize maxsize width height depth voffset linethickness columnalign rowalign columnspan rowspan symmetric largeop scriptlevel displaystyle".split(
    " ",
  ),
);

/** @returns undefined for markup that isn’t what it should be. */
function readMathml(markup: string): DrawnNode | undefined {
  type Open = [string, Record<string, string>, ...DrawnNode[]];
  const root: Open = ["root", {}];
  const open: Open[] = [root];
  let read = 0;
  for (const [whole, closing, name = "", attributes = "", alone, text] of markup.matchAll(tagOrText)) {
    read += whole.length;
    const parent = open.at(-1);
    if (!parent) return undefined;
    if (text !== undefined) parent.push(decoded(text));
    else if (closing === "/") open.pop();
    else {
      const kept = Array.from(
        attributes.matchAll(attribute),
        ([, key = "", value = ""]) => [key, decoded(value)] as const,
      );
      const element: Open = [name, Object.fromEntries(kept.filter(([key]) => keptAttributes.has(key)))];
      parent.push(element);
      if (alone !== "/") open.push(element);
    }
  }
  return read === markup.length && open.length === 1 ? (root[2] as DrawnNode | undefined) : undefined;
}

const entities: Readonly<Record<string, string>> = {
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
  "&amp;": "&",
};
const decoded = (text: string): string =>
  text.replace(/&(?:lt|gt|quot|amp|#x27);/g, (entity) => entities[entity] ?? entity);
