import { normalizeQuery, type ToolSearch, toolSearchPath } from "#directory/rules.ts";
import { everything } from "#directory/search-rules.ts";

/** Typical searches: whole words, parts of words, two words, rare and common, with and without filters. */
const texts = [
  "logo",
  "video",
  "image gen",
  "background",
  "tex",
  "social media",
  "podcast",
  "brand",
  "ui",
  "3d",
  "photo",
  "resize",
  "music",
  "pitch deck",
  "seo",
  "xylophone",
  "caption",
  "icon set",
  "template",
  "animat",
];

export function searches(): readonly { readonly address: string; readonly search: ToolSearch }[] {
  const filters: Partial<ToolSearch>[] = [
    {},
    { price: "free" },
    { categoryId: "logo-design" },
    { sort: "newest" },
    { sort: "name" },
  ];
  return texts.flatMap((text) =>
    filters.map((filter) => {
      const search: ToolSearch = {
        ...everything,
        query: normalizeQuery(text),
        ...filter,
      };
      return { address: toolSearchPath(search), search };
    }),
  );
}
