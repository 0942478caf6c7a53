import { figuresOfBrief } from "../figures/figures-of-brief.ts";
import type { Composition } from "./style.ts";

/** For compositions of different things: the same one again and again says nothing. */
export const ofFigures =
  (least: number): NonNullable<Composition["suits"]> =>
  (_, brief) =>
    figuresOfBrief(brief).length >= least;

/** For tiles that have forms where there is nothing to show. */
export const ofFiguresOrNone: NonNullable<Composition["suits"]> = (_, brief) => figuresOfBrief(brief).length !== 1;
