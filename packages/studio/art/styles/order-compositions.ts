import type { Brief } from "../../engine/brief/brief.ts";
import type { Random } from "../../engine/random.ts";
import { chosenFigure, figuresOfBrief } from "../figures/figures-of-brief.ts";
import { isSubject } from "../figures/subjects.ts";
import type { Composition, Style } from "./style.ts";

/** Tells whether a composition can be drawn at all. With a figure that the user chose, only one that shows it can. */
export function canShow({ suits, shows }: Composition, brief: Brief): boolean {
  if (!(suits?.(brief.width / brief.height) ?? true)) return false;
  return chosenFigure(brief) ? showsFigures(shows) : shows !== "subject" || figuresOfBrief(brief).length > 0;
}

/** The style's compositions for a brief, the best first: pictures of its subject, then forms; never a picture of something else. */
export function orderCompositions(style: Style, brief: Brief, random: Random): readonly Composition[] {
  const order = random.shuffled(style.compositions.filter((composition) => canShow(composition, brief)));
  const { subject } = brief;
  if (figuresOfBrief(brief).length === 0) return order;
  const isOfSubject = ({ shows }: Composition): boolean =>
    showsFigures(shows) || (isSubject(subject) && typeof shows === "object" && shows.includes(subject));
  return [...order.filter(isOfSubject), ...order.filter(({ shows }) => shows === undefined)];
}

const showsFigures = (shows: Composition["shows"]): boolean => typeof shows === "string";
