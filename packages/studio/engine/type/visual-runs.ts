import createBidi from "bidi-js";

/** A part of a line in one direction. */
export interface VisualRun {
  readonly text: string;
  readonly isRight: boolean;
}

const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const strong = /\p{L}/u;

/** Tells whether a paragraph starts on the right: its first letter says so (UAX 9, P2). */
export const startsRight = (paragraph: string): boolean => {
  const [first = ""] = strong.exec(paragraph) ?? [];
  return rightToLeft.test(first);
};

let bidi: ReturnType<typeof createBidi> | undefined;

/**
 * The parts of a line as they are seen, from left to right (UAX 9). Each keeps its letters in the order in which they are read.
 * @param fromRight of the paragraph that the line belongs to.
 */
export function visualRuns(line: string, fromRight = startsRight(line)): readonly VisualRun[] {
  if (!rightToLeft.test(line)) return [{ text: line, isRight: false }];
  bidi ??= createBidi();
  const { levels } = bidi.getEmbeddingLevels(line, fromRight ? "rtl" : "ltr");
  const runs: { text: string; level: number }[] = [];
  for (let at = 0; at < line.length; at++) {
    const level = levels[at] ?? 0;
    const last = runs.at(-1);
    if (last?.level === level) last.text += line[at];
    else runs.push({ text: line[at] ?? "", level });
  }
  for (let level = Math.max(...runs.map((run) => run.level)); level > 0; level--) turn(runs, level);
  return runs.map(({ text, level }) => ({ text, isRight: level % 2 === 1 }));
}

/** Turns each stretch of runs that is at least at this level (UAX 9, L2). */
function turn(runs: { level: number }[], level: number): void {
  for (let start = 0; start < runs.length; start++) {
    let end = start;
    while ((runs[end]?.level ?? -1) >= level) end += 1;
    if (end > start + 1) runs.splice(start, end - start, ...runs.slice(start, end).toReversed());
    start = Math.max(start, end);
  }
}

/** A text that is drawn from right to left by what doesn't mirror brackets itself. */
export function mirrored(text: string): string {
  bidi ??= createBidi();
  const { getMirroredCharacter } = bidi;
  return [...text].map((letter) => getMirroredCharacter(letter) ?? letter).join("");
}
