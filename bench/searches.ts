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

/** Lists without a text, near and far, by category, price and order. */
export function lists(): readonly { readonly address: string; readonly search: ToolSearch }[] {
  const filters: Partial<ToolSearch>[] = [
    {},
    { categoryId: "logo-design" },
    { categoryId: "seo", price: "paid" },
    { price: "free" },
    { onlyNew: true },
    { sort: "newest" },
    { sort: "popular" },
    { sort: "name" },
  ];
  return filters.flatMap((filter) =>
    [1, 2, 3, 10, 30].map((page) => {
      const search: ToolSearch = { ...everything, ...filter, page };
      return { address: toolSearchPath(search), search };
    }),
  );
}

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
