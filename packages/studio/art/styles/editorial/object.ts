import { standingOut } from "../../../engine/color/farthest.ts";
import type { Kit, ShapePlan } from "../../../engine/compose/kit.ts";
import {
  figuresFor,
  naturalAccent,
  naturalBody,
  outlineOf,
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
  const table = frame.y + frame.height * 0.82;
  const side = Math.min(frame.width * 0.62, frame.height * 0.74);
  const cx = frame.x + frame.width * 0.5;
  const foot = table + frame.height * 0.055;
  const room: Frame = { x: cx - side / 2, y: foot - side, width: side, height: side };
  const {
    pieces,
    scale,
    frame: covered,
  } = placeFigure({ ...figure, isUpright: true }, random.fork("figure"), room, { down: 1 });
  const radius = Math.min(frame.width * 0.34, frame.height * 0.4);
  const discAt = [cx + choice.pick([-1, 1]) * side * 0.26, table - radius * 0.95] as const;
  const behind = [tones.spot, on, tones.second];
  const [farthest = "ink"] = standingOut(kit.palette, [tones.main, tones.dark, "ground"], behind);
  const body = naturalBody(kit, figure, [tones.main, tones.dark, "ground", tones.second, tones.spot], [on]) ?? farthest;
  // A thing in the color of what is behind it has paper there.
  const disc = body === tones.spot ? tones.second : tones.spot;
  const tableColor = body === tones.second ? tones.spot : tones.second;
  const [farthestOfBody = tones.main] = standingOut(
    kit.palette,
    ([tones.main, tones.second, tones.spot, "ground", tones.dark] as const).filter((role) => role !== body),
    [body],
  );
  const accent = naturalAccent(kit, figure, body, [tones.main, tones.second, tones.spot, "ground"]) ?? farthestOfBody;
  const outline = outlineOf({ pieces, scale });
  const half = rectangle({
    x: covered.x + covered.width * 0.54,
    y: covered.y - 2,
    width: covered.width,
    height: covered.height + 4,
  });
  return [
    { path: circle(...discAt, radius), fill: disc },
    { path: rectangle({ ...frame, y: table, height: frame.y + frame.height - table + 1 }), fill: tableColor },
    {
      path: ellipse(cx + side * 0.1, foot - scale, covered.width * 0.56, scale * 3.4),
      fill: "ink",
      opacity: 0.18,
    },
    ...pieces.map(
      (piece): ShapePlan => ({
        path: filled(piece, scale),
        ...(piece.part === "detail" && { within: outline }),
        fill: piece.part === "body" ? body : piece.part === "accent" ? accent : detailOn(kit, body, tones.spot),
      }),
    ),
    { ...shade(outline, body), within: half },
  ];
}

/** Details show what is lightest beside a dark thing, and what is dark on a light one. */
const detailOn = (kit: Kit, body: ReturnType<typeof tonesOn>["main"], spot: ReturnType<typeof tonesOn>["spot"]) =>
  standingOut(kit.palette, ["ground", "ink", spot], [body])[0] ?? "ground";
