import type { FactsPlan } from "../../../engine/compose/facts.ts";
import type { Kit } from "../../../engine/compose/kit.ts";
import { headlineLines } from "../../../engine/compose/long-headline.ts";
import { measureWithin } from "../../../engine/compose/measure-within.ts";
import { type Frame, rectangle } from "../../../engine/geometry/path.ts";

interface TitlePlan extends Pick<FactsPlan, "align" | "fill" | "on"> {
  readonly linesMax?: number;
  readonly sizeMax?: number;
}

/** Sets the headline and the line below it from the top of a frame. @returns the y below both. */
export function setTitle(
  kit: Kit,
  frame: Frame,
  { linesMax = headlineLines(kit), sizeMax, ...colors }: TitlePlan,
): number {
  const { brief, unit } = kit;
  const sublinePlan = { voice: "text", sizeMax: unit * 5, linesMax: 3 } as const;
  const sublineFrame = { ...frame, width: frame.width * 0.86 };
  sublineFrame.x += colors.align === "middle" ? frame.width * 0.07 : 0;
  const subline = brief.subline
    ? kit.measure(brief.subline, { ...sublineFrame, height: frame.height * 0.4 }, sublinePlan).height
    : 0;
  const gap = subline > 0 ? unit * 3.4 : 0;
  const headlinePlan = { voice: "display", linesMax, sizeMax: sizeMax ?? unit * 30 } as const;
  const room = { ...frame, height: frame.height - subline - gap };
  const headline = measureWithin(kit, brief.headline, room, headlinePlan);
  const below = frame.y + headline.height;
  kit.text(
    "headline",
    brief.headline,
    { ...room, height: headline.height },
    { ...headlinePlan, sizeMax: headline.size, ...colors },
  );
  kit.text(
    "subline",
    brief.subline,
    { ...sublineFrame, y: below + gap, height: subline },
    { ...sublinePlan, ...colors },
  );
  return below + gap + subline;
}

/** A hairline over the width of a frame. @param weight in units. */
export function rule(kit: Kit, { x, width }: Pick<Frame, "x" | "width">, y: number, weight = 0.22): void {
  kit.shape("Rule", { path: rectangle({ x, y, width, height: kit.unit * weight }), fill: "ink" });
}

/** Facts as in a magazine's folio, all in one voice: beside it, an italic looks like a mistake. */
export const folio = ({ unit }: Kit): Pick<FactsPlan, "sizeMax" | "isOneVoice"> => ({
  sizeMax: unit * 4,
  isOneVoice: true,
});
