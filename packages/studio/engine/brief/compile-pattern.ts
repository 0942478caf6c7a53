const letters =
  "A-Za-z\\u00aa\\u00b5\\u00ba\\u00c0-\\u00d6\\u00d8-\\u00f6\\u00f8-\\u024f\\u0370-\\u052f\\u1e00-\\u1fff";
const sets: Readonly<Record<string, string>> = { "\\p{L}": letters, "\\p{N}": "0-9" };

/**
 * Same as `new RegExp`, but `\p{L}` and `\p{N}` are the letters and digits that a clean prompt has. With the flag `i`, V8 compares each of
 * them with all letters of the world: the patterns, which have thousands of words, would take a process's first prompts seconds to compile.
 */
export function compilePattern(source: string, flags: string): RegExp {
  let isInClass = false;
  const short = source.replaceAll(/\\p\{[LN]\}|\\.|[[\]]/gu, (part) => {
    if (part === "[") isInClass = true;
    if (part === "]") isInClass = false;
    const set = sets[part];
    if (!set) return part;
    return isInClass ? set : `[${set}]`;
  });
  // All held characters are of one UTF-16 unit.
  return new RegExp(short, short.includes("\\p{") ? flags : flags.replace("u", ""));
}
