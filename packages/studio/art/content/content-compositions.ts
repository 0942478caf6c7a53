import type { Brief } from "../../engine/brief/brief.ts";
import { bannerCompositions } from "./banners.ts";
import { cardCompositions } from "./cards.ts";
import type { ContentComposition } from "./content-composition.ts";
import { coverCompositions } from "./covers.ts";
import { flyerCompositions } from "./flyers.ts";
import { greetingCompositions } from "./greetings.ts";
import { listCompositions } from "./lists.ts";
import { newsCompositions } from "./news.ts";
import { noticeCompositions } from "./notices.ts";
import { occasionCompositions } from "./occasions.ts";
import { offerCompositions } from "./offers.ts";
import { pollCompositions } from "./polls.ts";
import { reportCompositions } from "./reports.ts";
import { storyCompositions } from "./stories.ts";
import { voucherCompositions } from "./vouchers.ts";

/** Pages for one kind of thing: a business card, a story, a cover. */
const ofKinds: readonly ContentComposition[] = [
  ...cardCompositions,
  ...voucherCompositions,
  ...greetingCompositions,
  ...pollCompositions,
  ...storyCompositions,
  ...coverCompositions,
  ...reportCompositions,
  ...bannerCompositions,
  ...flyerCompositions,
  ...newsCompositions,
  ...noticeCompositions,
];
const all: readonly ContentComposition[] = [
  ...listCompositions,
  ...ofKinds,
  ...offerCompositions,
  ...occasionCompositions,
];

/** Tells whether a page is laid out as the thing that a brief asks for, and for nothing else. */
export const isOfKind = (id: string): boolean => ofKinds.some((one) => one.id === id);

/** Tells whether a page shows what a brief is about, where that has a figure. */
export const showsSubjects = (id: string): boolean => all.some((one) => one.id === id && !one.isBare);

export const isContentComposition = (id: string): boolean => all.some((one) => one.id === id);

/** The pages for a brief; only those that it needs, where there are such. */
export function contentCompositionsFor(brief: Brief): readonly ContentComposition[] {
  // A kit's logo has its place at the foot of a page with borders.
  const fitting = all.filter(({ fits, isFull }) => fits(brief) && !(isFull && brief.brandKit?.logo));
  const lists = fitting.filter((one) => listCompositions.includes(one));
  const only = lists.length > 0 ? lists : fitting.filter(({ isOnly }) => isOnly);
  return only.length > 0 ? only : fitting;
}
