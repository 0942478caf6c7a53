import type { Change } from "../change.ts";

/** Words that may come twice in a row, in one of the languages. */
const mayRepeat = new Set(
  [
    "der die das den dem des sie ihr was wer wir wo",
    "nous vous faire en on",
    "muy no sí la",
    "had that is do her you in on",
    "bla ah eh ha he hi ho oh na so ja nein très sehr very blah bye",
  ].flatMap((words) => words.split(" ")),
);

/** A word twice in a row. Names (“Duran Duran”) and words that a language doubles are left alone. */
export const findDoubleWords = (text: string): readonly Change[] =>
  [...text.matchAll(/(?<![\p{L}\p{N}’'-])(\p{L}{2,})(\s+)(\1)(?![\p{L}\p{N}’'-])/giu)].flatMap((match) => {
    const [found, first = "", gap = "", second = ""] = match;
    const isName = /^\p{Lu}/u.test(first) && /^\p{Lu}/u.test(second);
    if (isName || mayRepeat.has(first.toLowerCase()) || /\n\s*\n/.test(gap)) return [];
    return [
      {
        start: match.index + first.length,
        end: match.index + found.length,
        options: [""],
        why: `“${first}” is here twice.`,
        kind: "Repetition",
      },
    ];
  });

/** Words of more than four letters that end with a full stop inside a sentence. */
const longAbbreviations = new Set(["approx", "aprox", "depto", "insbes", "einschl"]);

/** A small letter after a full stop. After abbreviations, numbers and an ellipsis a sentence may go on. */
export const findSmallStarts = (text: string): readonly Change[] =>
  [...text.matchAll(/(?<!\p{L})(\p{L}{5,})[.]["»”’)]? +(?=(\p{Ll})[\p{Ll}\s])/gu)].flatMap((match) => {
    const [found, word = "", letter = ""] = match;
    const start = match.index + found.length;
    const before = text.slice(Math.max(0, match.index - 10), start);
    // A word with a full stop in it, or before it, is an abbreviation or an address.
    if (longAbbreviations.has(word.toLowerCase()) || /[.\d]\p{L}+[.]\W*$/u.test(before)) return [];
    return [
      {
        start,
        end: start + letter.length,
        options: [letter.toLocaleUpperCase()],
        why: "A sentence starts with a capital letter.",
        kind: "Capital letter",
      },
    ];
  });

/** Spanish questions and exclamations have a mark at both ends. */
export function findMissingOpeners(text: string, isProse: (start: number, end: number) => boolean): readonly Change[] {
  const found: Change[] = [];
  let lastEnd = 0;
  for (const { index, 0: marks } of text.matchAll(/[!?]+|\n/g)) {
    if (marks !== "\n" && !isProse(index, index + 1)) continue;
    const words = text.slice(lastEnd, index);
    const wordsAt = lastEnd;
    lastEnd = index + marks.length;
    // An abbreviation inside has a full stop as well, so an opener anywhere since the last mark will do.
    if (marks === "\n" || /[¿¡]/.test(words)) continue;
    const sentenceAt = Math.max(
      0,
      ...[...words.matchAll(/[.…]["»”)]*\s+/g)].slice(-1).map((end) => end.index + end[0].length),
    );
    const first = /[\p{L}\p{N}]/u.exec(words.slice(sentenceAt));
    if (!first) continue;
    const start = wordsAt + sentenceAt + first.index;
    const [opener, what] = marks.endsWith("?") ? ["¿", "question"] : ["¡", "exclamation"];
    const why = `Spanish opens this with “${opener}”, where the ${what} begins.`;
    found.push({ start, end: start, options: [opener], kind: "Punctuation", why });
  }
  return found;
}
