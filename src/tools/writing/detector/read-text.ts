/** A text as its measures see it: sentences with their words, and where they are. Pure. */

export interface Sentence {
  /** Index of its first character. */
  readonly start: number;
  /** Index after its last character. */
  readonly end: number;
  /** In lower case. */
  readonly words: readonly string[];
  /** Index of the first character of each word, and of the one after its last. */
  readonly places: readonly (readonly [number, number])[];
  /** Its punctuation marks, in order. */
  readonly marks: string;
}

const word = /[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*/gu;
const mark = /[,;:.?!…()—–«»“”"]/g;
const startsItem = /^\s*(?:#{1,6}\s|[-*+•>]\s|\d{1,3}[.)]\s)/;
/** A line that ends before this is a heading or an item, a longer one was wrapped. */
const wrappedFrom = 45;

/** Headings and items of lists count as sentences, and lines that are wrapped go on. */
export function readSentences(text: string, language: string): readonly Sentence[] {
  const segmenter = new Intl.Segmenter(language, { granularity: "sentence" });
  return blocksOf(text).flatMap(({ start, content }) =>
    [...segmenter.segment(content)].flatMap(({ segment, index }) => {
      const found = [...segment.matchAll(word)];
      if (found.length === 0) return [];
      const from = start + index;
      return [
        {
          start: from + (segment.length - segment.trimStart().length),
          end: from + segment.trimEnd().length,
          words: found.map(([one]) => one.toLowerCase().replaceAll("’", "'")),
          places: found.map((one) => [from + one.index, from + one.index + one[0].length] as const),
          marks: (segment.match(mark) ?? []).join(""),
        },
      ];
    }),
  );
}

/** Paragraphs, with the places of their characters unchanged. */
function blocksOf(text: string): readonly { readonly start: number; readonly content: string }[] {
  const blocks: { start: number; content: string }[] = [];
  let at = 0;
  let goesOn = false;
  for (const line of text.split("\n")) {
    const last = blocks.at(-1);
    if (goesOn && last && line.trim() !== "" && !startsItem.test(line)) last.content += ` ${line}`;
    else blocks.push({ start: at, content: line });
    goesOn = line.trimEnd().length >= wrappedFrom;
    at += line.length + 1;
  }
  return blocks;
}

export const countWords = (sentences: readonly Sentence[]): number =>
  sentences.reduce((sum, { words }) => sum + words.length, 0);
