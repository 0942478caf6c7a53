import type { Composition } from "../../art/styles/style.ts";
import type { Brief } from "../brief/brief.ts";
import { findHeroFact } from "../brief/hero-fact.ts";
import {
  photoCaption,
  photoFoot,
  photoFramed,
  photoSplit,
  photoStrip,
  photoTag,
  photoTitle,
} from "./layouts-beside.ts";
import { isSticker, photoCover, photoFade, photoFull, photoOffer, photoSide, photoVeil } from "./layouts-full.ts";
import { photoListCard, photoListDisc, photoListHead, photoListSide } from "./layouts-list.ts";
import { photoArch, photoDisc, photoPrint, photoStagger, photoTicket } from "./layouts-shaped.ts";

export interface PhotoComposition extends Composition {
  /** Layouts of one family look alike. */
  readonly family: "full" | "beside" | "framed" | "shaped";
  readonly fits?: (brief: Brief) => boolean;
}

const heroWords = (brief: Brief): string | undefined => brief[findHeroFact(brief) ?? "price"];
const isEvent = (brief: Brief): boolean => findHeroFact(brief) === "date";
const isNarrow = (ratio: number): boolean => ratio <= 1.2;
const isAcross = (ratio: number): boolean => ratio > 1.2;

/** Layouts for a brief with a photo, in the type and colors of its style. */
const photoCompositions: readonly PhotoComposition[] = [
  { id: "photo-full", family: "full", compose: photoFull },
  { id: "photo-split", family: "beside", compose: photoSplit },
  { id: "photo-framed", family: "framed", compose: photoFramed },
  { id: "photo-fade", family: "full", compose: photoFade },
  { id: "photo-side", family: "full", suits: isAcross, compose: photoSide },
  { id: "photo-cover", family: "full", suits: (ratio) => ratio < 0.9, compose: photoCover },
  { id: "photo-veil", family: "full", compose: photoVeil },
  {
    id: "photo-offer",
    family: "full",
    suits: isNarrow,
    fits: (brief) => brief.kind !== "card" && isSticker(heroWords(brief)),
    compose: photoOffer,
  },
  { id: "photo-foot", family: "beside", compose: photoFoot },
  { id: "photo-stagger", family: "beside", compose: photoStagger },
  { id: "photo-tag", family: "beside", fits: (brief) => (heroWords(brief)?.length ?? 99) <= 22, compose: photoTag },
  {
    id: "photo-title",
    family: "beside",
    suits: (ratio) => ratio < 0.9,
    fits: ({ headline }) => headline.length <= 24,
    compose: photoTitle,
  },
  { id: "photo-caption", family: "framed", suits: isNarrow, compose: photoCaption },
  { id: "photo-strip", family: "beside", suits: isNarrow, compose: photoStrip },
  { id: "photo-arch", family: "shaped", compose: photoArch },
  { id: "photo-disc", family: "shaped", compose: photoDisc },
  { id: "photo-print", family: "shaped", compose: photoPrint },
  { id: "photo-ticket", family: "shaped", fits: isEvent, compose: photoTicket },
];

/** Layouts for a brief with a list, whose rows need most of the canvas. */
const listCompositions: readonly PhotoComposition[] = [
  { id: "photo-list-head", family: "beside", compose: photoListHead },
  { id: "photo-list-side", family: "framed", compose: photoListSide },
  { id: "photo-list-card", family: "full", compose: photoListCard },
  { id: "photo-list-disc", family: "shaped", compose: photoListDisc },
];

export const allPhotoCompositions: readonly PhotoComposition[] = [...photoCompositions, ...listCompositions];

/** Layouts that a brief with a photo can have. */
export function photoCompositionsFor(brief: Brief): readonly PhotoComposition[] {
  const ratio = brief.width / brief.height;
  return (brief.list ? listCompositions : photoCompositions).filter(
    ({ suits, fits }) => (suits?.(ratio, brief) ?? true) && (fits?.(brief) ?? true),
  );
}
