/** A part of a long text, and the white space between it and the next one. All parts with their gaps are the text. */
export interface TextPart {
  readonly text: string;
  readonly gap: string;
}

/** Paragraphs with the empty lines after them. A block of code is one, with its empty lines. */
export function splitParagraphs(text: string): readonly TextPart[] {
  const parts: { text: string; gap: string }[] = [];
  let isCode = false;
  for (const [piece] of text.matchAll(/[^\n]*\n|[^\n]+$/g)) {
    const line = piece.trimEnd();
    const gap = piece.slice(line.length);
    const last = parts.at(-1);
    const goesOn = last && (isCode || (line !== "" && !/\n\s*\n/.test(last.gap)));
    if (/^\s*(?:```|~~~)/.test(line)) isCode = !isCode;
    if (!last) parts.push({ text: line, gap });
    else if (goesOn) {
      last.text += last.gap + line;
      last.gap = gap;
    } else if (line === "") last.gap += piece;
    else parts.push({ text: line, gap });
  }
  return parts;
}

/** Parts of a long text, as long as they may be, that end where paragraphs do; a paragraph that is too long is cut between sentences. */
export function splitText(text: string, lengthMax: number): readonly TextPart[] {
  const parts: TextPart[] = [];
  for (const paragraph of splitParagraphs(text).flatMap((one) => cut(one, lengthMax))) {
    const last = parts.at(-1);
    const together = last && `${last.text}${last.gap}${paragraph.text}`;
    if (together !== undefined && together.length <= lengthMax)
      parts[parts.length - 1] = { text: together, gap: paragraph.gap };
    else parts.push(paragraph);
  }
  return parts;
}

function cut(paragraph: TextPart, lengthMax: number): readonly TextPart[] {
  const parts: TextPart[] = [];
  let rest = paragraph.text;
  while (rest.length > lengthMax) {
    const head = rest.slice(0, lengthMax);
    const end = lastEnd(head, /[.!?。！？…]["”»’)]*\s+/g) ?? lastEnd(head, /\s+/g) ?? wholeCharacters(head);
    const text = rest.slice(0, end).trimEnd();
    parts.push({ text, gap: rest.slice(text.length, end) });
    rest = rest.slice(end);
  }
  return [...parts, { text: rest, gap: paragraph.gap }];
}

const lastEnd = (text: string, pattern: RegExp): number | undefined => {
  const found = [...text.matchAll(pattern)].at(-1);
  return found && found.index > 0 ? found.index + found[0].length : undefined;
};

/** Not between the halves of a surrogate pair. */
const wholeCharacters = (text: string): number => (/[\uD800-\uDBFF]$/.test(text) ? text.length - 1 : text.length);
