import { z } from "zod";
import { storable } from "#studio/index.ts";
import { searchLimits } from "./search-rules.ts";

const wish = z.strictObject({
  terms: z.array(storable(searchLimits.term)).max(searchLimits.terms),
  categoryId: storable(searchLimits.term),
  price: z.enum(["", "free", "paid"]),
  platform: storable(searchLimits.term),
  onlyNew: z.boolean(),
  like: storable(searchLimits.term).default(""),
});

/** Content of a search of the directory: its questions, in their order. */
export const searchContent = z.strictObject({
  steps: z
    .array(z.strictObject({ question: storable(searchLimits.question), wish }))
    .min(1)
    .max(searchLimits.steps),
});
export type SearchContent = z.infer<typeof searchContent>;
