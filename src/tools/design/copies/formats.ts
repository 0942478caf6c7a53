/** Sizes that a design can be resized to, in pixels. Their names tell copies and their files apart. */
export const formats = [
  { name: "Square", width: 1024, height: 1024 },
  { name: "Portrait", width: 768, height: 1024 },
  { name: "Landscape", width: 1024, height: 768 },
  { name: "Wide", width: 1792, height: 1024 },
  { name: "Tall", width: 1024, height: 1792 },
  { name: "Instagram post", width: 1080, height: 1080 },
  { name: "Instagram portrait", width: 1080, height: 1350 },
  { name: "Story", width: 1080, height: 1920 },
  { name: "Full HD banner", width: 1920, height: 1080 },
  { name: "Link preview", width: 1200, height: 630 },
  { name: "A3 poster", width: 1754, height: 2480 },
  { name: "Book cover", width: 1600, height: 2400 },
  { name: "Business card", width: 1050, height: 600 },
] as const;

export type DesignFormat = (typeof formats)[number];
export type FormatName = DesignFormat["name"];
