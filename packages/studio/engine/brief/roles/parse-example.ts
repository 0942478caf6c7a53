import { type RoleSpan, roles } from "./roles.ts";

/** A prompt with the roles of its words. */
export interface RoleExample {
  readonly text: string;
  readonly spans: readonly RoleSpan[];
}

const mark = /\{([a-z]) ([^{}]+)\}/gu;
const letters: ReadonlySet<string> = new Set(Object.keys(roles));

/**
 * Reads a line of the examples: `{k Poster} for a {h jazz night}, {d Friday}`, with `\n` for a line break.
 * @throws {Error} for a mark that there is not.
 */
export function parseExample(line: string): RoleExample {
  const spans: RoleSpan[] = [];
  let text = "";
  let at = 0;
  for (const match of line.matchAll(mark)) {
    const [whole, letter = "", words = ""] = match;
    if (!letters.has(letter)) throw new Error(`No role has the letter ${letter}: ${line}`);
    text += withBreaks(line.slice(at, match.index));
    const from = text.length;
    text += withBreaks(words);
    spans.push({ role: roles[letter as keyof typeof roles], from, to: text.length });
    at = match.index + whole.length;
  }
  text += withBreaks(line.slice(at));
  if (/[{}]/u.test(text)) throw new Error(`A mark is not closed: ${line}`);
  return { text, spans };
}

const withBreaks = (words: string): string => words.replaceAll("\\n", "\n");
