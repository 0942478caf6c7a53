import type { Kit } from "./kit.ts";

/** In characters: on three lines beside a large picture, a longer headline would be small print. */
const longFrom = 42;

const isLong = ({ brief }: Pick<Kit, "brief">): boolean => brief.headline.length >= longFrom;

/** Lines that a headline may have: a sentence, as of a quote, needs more than a title. */
export const headlineLines = (kit: Pick<Kit, "brief">, few = 3): number => (isLong(kit) ? few + 2 : few);

/** Share of the canvas that a picture has: a long headline needs some of it. */
export const pictureShare = (kit: Pick<Kit, "brief">, share: number): number => (isLong(kit) ? share - 0.12 : share);
