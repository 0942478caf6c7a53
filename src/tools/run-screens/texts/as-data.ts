/** Texts of users between tags, for models that are told to take what is between them as data. No text can end its own tags. Pure. */

/**
 * Matches what a model may read as the beginning of a tag: in large letters, with spaces, or with characters that show nothing in it, too.
 * A run of spaces is read once for each `<` before it, so a text of megabytes takes no longer than its length.
 */
function tagsNamed(names: readonly string[]): RegExp {
  const inAnyForm = names.map((name) => [...name].join("\\p{Cf}*"));
  return new RegExp(`<(?=[\\s\\p{Cf}]*(?:/[\\s\\p{Cf}]*)?(?:${inAnyForm.join("|")})(?![\\p{L}\\p{N}_]))`, "giu");
}

/** For texts that models only read: what looks like one of these tags is none anymore. @param names in small letters. */
export const withoutTags = (text: string, names: readonly string[]): string => text.replaceAll(tagsNamed(names), "‹");

/** For texts that models give back, and so get as they are: a text that has the tag gets another one. @param name in small letters. */
export function asData(name: string, text: string): string {
  let tag = name;
  for (let number = 2; tagsNamed([tag]).test(text); number++) tag = `${name}-${number}`;
  return `<${tag}>\n${text}\n</${tag}>`;
}

/** An answer without the tags, or the block of code, that a model may have put around it. */
export function withoutFrame(name: string, answer: string, text: string): string {
  const inTags =
    new RegExp(`^\\s*<(${name}(?:-\\d+)?)>\\n?([\\s\\S]*?)\\n?(?:</\\1>\\s*)?$`).exec(answer)?.[2] ?? answer;
  const bare = inTags.trim();
  const inFence = /^```[a-z]*\n([\s\S]*)\n```$/.exec(bare)?.[1];
  return inFence !== undefined && !text.trimStart().startsWith("```") ? inFence.trim() : bare;
}
