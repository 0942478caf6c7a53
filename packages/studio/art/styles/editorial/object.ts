import { lchOf } from "../../../engine/color/color.ts";
import { isSeenOn, standingOut } from "../../../engine/color/farthest.ts";
import type { PaletteRole } from "../../../engine/color/palette.ts";
import type { Kit, ShapePlan } from "../../../engine/compose/kit.ts";
import {
  figuresFor,
  naturalAccent,
  naturalBody,
  outlineOf,
  type PlacedFigure,
  placeFigure,
} from "../../../engine/compose/subject-figure.ts";
import { circle, ellipse, type Frame, rectangle } from "../../../engine/geometry/path.ts";
import { filled } from "../../figures/silhouette.ts";
import { type Stage, shade, tonesOn } from "./stage.ts";

/** Figure for what the brief is about, on a table before a disc, lit from the left as a still life is. */
export function object(kit: Kit, stage: Stage): ShapePlan[] {
  const { random } = kit;
  const { frame, on } = stage;
  const [figure] = figuresFor(kit);
  if (!figure) return [];
  const choice = random.fork("object");
  const tones = tonesOn(on);
  const table = stage.floor ?? frame.y + frame.height * 0.84;
  const above = table - frame.y;
  const foot = table + Math.min(above * 0.05, (frame.y + frame.height - table) * 0.28);
  const [w, h] = [frame.width * 0.76, above * 0.94];
  const cx = frame.x + frame.width * 0.5;
  const room: Frame = { x: cx - w / 2, y: foot - h, width: w, height: h };
  const placed = placeFigure({ ...figure, isUpright: true }, random.fork("figure"), room, { down: 1 });
  const { frame: covered } = placed;
  const disc = Math.min(frame.width * 0.4, above * 0.46, Math.max(covered.width, covered.height) * 0.5);
  // Whole, with air around it: an edge that touches it looks like a mistake.
  const reach = Math.max(0, frame.width / 2 - disc - Math.min(frame.width, frame.height) * 0.05);
  const shift = choice.pick([-1, 1]) * Math.min(reach, Math.max(covered.width * 0.28, disc * 0.3));
  const discAt = [cx + shift, Math.max(frame.y + disc, table - disc * 0.95)] as const;
  return [
    { path: circle(...discAt, disc), fill: tones.spot, ...(stage.within && { within: stage.within }) },
    ...(stage.isBare
      ? []
      : [
          {
            path: rectangle({ ...frame, y: table, height: frame.y + frame.height - table + 1 }),
            fill: tones.second,
          } as const,
        ]),
    ...litFigure(kit, placed, [tones.spot, on, tones.second]),
  ];
}

/** A figure that is light at its left and dark at its right, with its shadow below it. @param behind colors that it is seen on. */
export function litFigure(
  kit: Kit,
  { figure, pieces, scale, frame }: PlacedFigure,
  behind: readonly PaletteRole[],
): ShapePlan[] {
  const roles = (["accent", "support", "ground", "ink", "highlight"] as const).filter((role) => !behind.includes(role));
  const [farthest = "ink"] = standingOut(kit.palette, roles, behind);
  // A light thing is one of most kinds; a dark one is one of few.
  const body =
    naturalBody(
      kit,
      figure,
      roles.filter((role) => role !== "ink"),
      behind.slice(1, 2),
    ) ??
    roles.find((role) => lchOf(kit.palette[role]).lightness > 0.9 && isSeen(kit, role, behind)) ??
    farthest;
  const [farthestOfBody = body] = standingOut(
    kit.palette,
    (["accent", "support", "ground", "ink", "highlight"] as const).filter((role) => role !== body),
    [body, ...behind],
  );
  const accent = naturalAccent(kit, figure, body, ["accent", "support", "ground", "highlight"]) ?? farthestOfBody;
  const outline = outlineOf({ pieces, scale });
  const half = rectangle({
    x: frame.x + frame.width * 0.54,
    y: frame.y - 2,
    width: frame.width,
    height: frame.height + 4,
  });
  const foot = frame.y + frame.height;
  return [
    {
      path: ellipse(frame.x + frame.width * 0.54, foot - scale * 0.8, frame.width * 0.5, scale * 2.8),
      fill: "ink",
      opacity: 0.18,
    },
    ...pieces.map(
      (piece): ShapePlan => ({
        path: filled(piece, scale),
        ...(piece.part === "detail" && { within: outline }),
        fill:
          piece.part === "body" ? body : piece.part === "accent" ? accent : detailOn(kit, body, behind[0] ?? "ground"),
      }),
    ),
    { ...shade(outline, body), within: half },
  ];
}

const isSeen = (kit: Kit, role: PaletteRole, behind: readonly PaletteRole[]): boolean =>
  behind.every((other) => isSeenOn(kit.palette, role, other));

/** Details show what is lightest beside a dark thing, and what is dark on a light one. */
const detailOn = (kit: Kit, body: PaletteRole, spot: PaletteRole) =>
  standingOut(kit.palette, ["ground", "ink", spot], [body])[0] ?? "ground";
