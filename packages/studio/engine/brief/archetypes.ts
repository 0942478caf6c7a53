/** Occasions that decide how a design is laid out. */
export const archetypes = [
  "certificate",
  "voucher",
  "listing",
  "notice",
  "hiring",
  "quote",
  "thanks",
  "moved",
  "invitation",
] as const;
export type Archetype = (typeof archetypes)[number];
