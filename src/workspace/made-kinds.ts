/**
 * Kinds that the field of the workspace's home page offers to make, each with the picture that `npm run studio:previews` draws of its
 * example.
 */
export const madeKinds = [
  { id: "poster", name: "Poster", example: "Poster for a jazz night in the park, Friday 12 June, 8 pm", style: "riso" },
  { id: "post", name: "Social post", example: "Instagram post: “The tulips are here” at Anna’s", style: "cut-out" },
  { id: "story", name: "Story", example: "Story for a yoga class at sunrise, Tuesdays at 6.30 am", style: "soft" },
  { id: "banner", name: "Banner", example: "Banner “Half price on everything green” until 30 April", style: "bauhaus" },
  { id: "logo", name: "Logo", example: "Logo for a bakery called Miller’s, warm red", style: "swiss" },
  {
    id: "card",
    name: "Business card",
    example: "Business card for Anna Weiss, dentist, anna@weiss.example",
    style: "editorial",
  },
  { id: "pattern", name: "Pattern", example: "Seamless pattern of lemons and leaves", style: "cut-out" },
  { id: "icons", name: "Icon set", example: "Icon set for a bakery: bread, cakes and coffee", style: "line" },
] as const;
