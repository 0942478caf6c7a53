/**
 * A user's text between tags, for a model that is told to take what is between them as material. The text can't close its own tag.
 * @param name of the tag, in small letters.
 */
export function asData(name: string, text: string): string {
  let tag = name;
  for (let number = 2; text.includes(`</${tag}`); number++) tag = `${name}-${number}`;
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
