/** A name in code or in an address as a label: `videoGenerator`, `video-generator` and `video_generator` are a “Video generator”. */
export function labelOfName(name: string): string {
  const words = name
    .replaceAll(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replaceAll(/[-_]/g, " ")
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A label within a sentence: `Mind map` is a “mind map”, while `PDF` and `AI text check` stay as they are. */
export const labelInSentence = (label: string): string =>
  /^\p{Lu}\p{Ll}/u.test(label) ? `${label.charAt(0).toLowerCase()}${label.slice(1)}` : label;
