/** Thoughts that some models write before their answer, between marks of their own. Pure. */

export interface AnswerPart {
  readonly text: string;
  readonly isThought: boolean;
}

const marks = /^ {0,3}(?:`{3,}|~{3,})|<(\/?)(?:think(?:ing)?|thought|reasoning)>/gim;

/**
 * An answer in parts that are thoughts, and parts that are not. Marks in blocks of code are code. One that is open goes on to the end. What
 * comes before a mark that closes nothing is a thought as well: some templates open it in the question, and some models open it twice.
 */
export function partsOf(text: string): readonly AnswerPart[] {
  const parts: AnswerPart[] = [];
  let at = 0;
  let isThought = false;
  let fence = "";
  const end = (to: number) => {
    const part = text.slice(at, to);
    if (part.trim() !== "") parts.push({ text: part, isThought });
  };
  for (const { 0: mark, 1: closing, index } of text.matchAll(marks)) {
    if (closing === undefined) {
      if (isThought) continue;
      if (fence === "") fence = mark.trim();
      else if (mark.trim().startsWith(fence)) fence = "";
      continue;
    }
    if (fence !== "" || (isThought && closing === "")) continue;
    if (isInCode(text, index)) continue;
    if (closing !== "") isThought = true;
    end(index);
    at = index + mark.length;
    isThought = closing === "";
  }
  end(text.length);
  return parts;
}

/** Tells whether an odd number of marks is before it in its line. */
const isInCode = (text: string, index: number): boolean =>
  (text.slice(text.lastIndexOf("\n", index) + 1, index).split("`").length - 1) % 2 === 1;

/** An answer without what its model thought. */
export const withoutThoughts = (text: string): string => {
  const parts = partsOf(text);
  return parts.some(({ isThought }) => isThought)
    ? parts
        .filter(({ isThought }) => !isThought)
        .map((part) => part.text.trim())
        .join("\n\n")
    : text;
};
