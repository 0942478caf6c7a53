/** Designs that the palette offers to make, each with the image generator set to it. */
const kinds = [
  { kind: "logo", name: "New logo", words: "brand symbol emblem mark" },
  { kind: "poster", name: "New poster", words: "flyer event print" },
  { kind: "post", name: "New social post", words: "instagram facebook linkedin square" },
  { kind: "story", name: "New story", words: "instagram reel upright" },
  { kind: "banner", name: "New banner", words: "header cover youtube thumbnail ad" },
  { kind: "card", name: "New card", words: "business invitation greeting" },
  { kind: "pattern", name: "New pattern", words: "seamless tile background" },
] as const;

export const newDesigns = kinds.map(({ kind, name, words }) => ({
  name,
  words: [words],
  path: `/image-generator?${new URLSearchParams({ payload: JSON.stringify({ kind }) })}`,
}));
