import type { Archetype, AspectRatio } from "#studio/rules.ts";
import type { OfferedKind } from "../design-rules.ts";

/** Shown until the user asks for all. */
export const firstStyles = 5;

export const kindNames: Readonly<
  Record<
    OfferedKind,
    { readonly name: string; readonly ratio: AspectRatio; readonly words: string; readonly example?: string }
  >
> = {
  poster: { name: "Poster", ratio: "3:4", words: "For a wall or a window" },
  post: { name: "Social post", ratio: "1:1", words: "For a feed" },
  story: { name: "Story", ratio: "9:16", words: "A full phone screen" },
  banner: { name: "Banner", ratio: "16:9", words: "For a website or a video" },
  cover: { name: "Cover", ratio: "3:4", words: "For a book, an album or a report" },
  logo: {
    name: "Logo",
    ratio: "1:1",
    words: "A mark and a name, with a brand pack",
    example: "Logo for a bakery called Miller’s, warm red",
  },
  card: {
    name: "Card",
    ratio: "16:9",
    words: "For business, 85 × 55 mm, or to invite",
    example: "Business card for Anna Weiss, dentist, +49 30 1234567, anna@weiss.example",
  },
  pattern: {
    name: "Pattern",
    ratio: "1:1",
    words: "Seamless, for paper, fabric or a wall",
    example: "Seamless pattern of lemons and leaves for wrapping paper",
  },
  abstract: {
    name: "Abstract",
    ratio: "16:9",
    words: "A background or a picture of form and color",
    example: "Calm abstract background in blue",
  },
  scene: {
    name: "Scene",
    ratio: "16:9",
    words: "A landscape, a skyline or a room",
    example: "Landscape of mountains at dusk, with pine trees",
  },
  icons: {
    name: "Icon set",
    ratio: "1:1",
    words: "Nine or more in one consistent style",
    example: "Icon set for a bakery: bread, cakes and coffee",
  },
};

/** Names of the occasions that a design can be laid out for. */
export const occasionNames: Readonly<Record<Archetype, string>> = {
  certificate: "Certificate",
  voucher: "Gift voucher",
  listing: "Property listing",
  notice: "Notice, as for a lost cat",
  hiring: "Job opening",
  quote: "Quote",
  thanks: "Thank you",
  moved: "New address",
  invitation: "Invitation",
};

export const ratioNames: Readonly<Record<AspectRatio, string>> = {
  "1:1": "Square, 1024 × 1024",
  "16:9": "Wide, 1792 × 1024",
  "9:16": "Tall, 1024 × 1792",
  "4:3": "Landscape, 1024 × 768",
  "3:4": "Portrait, 768 × 1024",
};

/** First prompts, for a user who has none. */
export const ideas: readonly { readonly kind: OfferedKind; readonly prompt: string }[] = [
  { kind: "poster", prompt: "Poster for a jazz night in the park, Friday 12 June, 8 pm, free entry" },
  { kind: "post", prompt: "Instagram post: “Fresh bread, every morning” from 7 am at Miller’s Bakery" },
  { kind: "banner", prompt: "Banner “Half price on everything green” until 30 April, visit the shop" },
  { kind: "story", prompt: "Story for a yoga class at sunrise, Tuesdays at 6.30 am, €12" },
  { kind: "cover", prompt: "Cover of a summer reading list, twelve books our staff could not put down" },
  { kind: "poster", prompt: "Poster “We are hiring”, two bakers and one early riser, Lyon" },
  { kind: "logo", prompt: "Logo for a bakery called Miller’s, warm red" },
  { kind: "card", prompt: "Business card for Tom Miller, head baker, tom@millers.example, +33 4 72 10 20 30" },
  { kind: "pattern", prompt: "Seamless pattern of lemons and leaves for wrapping paper" },
  { kind: "scene", prompt: "Landscape of mountains at dusk, with pine trees" },
  { kind: "icons", prompt: "Icon set for a bakery: bread, cakes and coffee" },
  { kind: "abstract", prompt: "Calm abstract background in blue" },
];
