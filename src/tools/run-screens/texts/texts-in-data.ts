/** The texts in an answer that is JSON for a tool's page, for people. Each works on the beginning of an answer as well. Pure. */

/** All texts, one a line; what is no JSON stays as it is. */
export function allTexts(output: string): string {
  return textsIn(output)?.join("\n") ?? output;
}

/** The first text; what is no JSON stays as it is. */
export function firstText(output: string): string {
  return textsIn(output)?.[0] ?? output;
}

/** @returns undefined if there are none. */
function textsIn(output: string): readonly string[] | undefined {
  const start = output.indexOf("{");
  if (start === -1) return undefined;
  // Strings, and the colon after those that are names of fields.
  const strings = output.slice(start).matchAll(/"((?:[^"\\]|\\.)*)(?:"(\s*:)?|\\?$)/gs);
  const texts = [...strings].flatMap(([, text = "", colon]) => (colon || text === "" ? [] : [unescaped(text)]));
  return texts.length > 0 ? texts : undefined;
}

function unescaped(text: string): string {
  try {
    return JSON.parse(`"${text}"`) as string;
  } catch {
    return text;
  }
}
