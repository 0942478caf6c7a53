import type { ShapePlan } from "../../../engine/compose/kit.ts";
import { circle, type Frame, leaf, type Path, polygon, rectangle, sector } from "../../../engine/geometry/path.ts";
import { createRandom, type Random } from "../../../engine/random.ts";
import { figures } from "../../figures/catalogue.ts";
import { drawFigure, fitPieces } from "../../figures/draw-figure.ts";
import type { Look } from "../look.ts";
import { type ObjectName, objects } from "./objects.ts";
import type { Region } from "./region.ts";
import { portrait, type SceneName, scenes } from "./scenes.ts";
import { groundPlan, tonesOf, treat } from "./treat.ts";

/** Subject that a picture shows. */
export type Subject = ObjectName | SceneName | "portrait" | "cover" | `figure:${string}`;

/** Draws a subject in the manner of a style. The same seed gives the same picture at any size. */
export function paintPicture(
  subject: Subject,
  frame: Frame,
  { look, seed, turn }: { readonly look: Look; readonly seed: string; readonly turn: number },
): readonly ShapePlan[] {
  const random = createRandom(seed);
  const ground = groundPlan(frame, look, turn);
  if (subject === "cover") return [ground, ...coverPlans(frame, look, random, turn)];
  if (subject === "portrait") {
    return [ground, ...treat(portrait(random), { frame, look, turn, field: [100, 100], fit: "cover" })];
  }
  if (subject in scenes) {
    const regions = scenes[subject as SceneName](random);
    return [ground, ...treat(regions, { frame, look, turn, field: [160, 100], fit: "cover" })];
  }
  const side = Math.min(frame.width, frame.height) * 0.72;
  const middle = {
    x: frame.x + (frame.width - side) / 2,
    y: frame.y + (frame.height - side) / 2,
    width: side,
    height: side,
  };
  return [
    ground,
    ...stagePlans(frame, look, turn),
    ...treat(subject.startsWith("figure:") ? figureRegions(subject.slice(7), random) : objects[subject as ObjectName], {
      frame: middle,
      look,
      turn,
      field: [100, 100],
      fit: "contain",
    }),
  ];
}

/** A figure of the studio’s catalogue; a cup, if there is no such figure anymore. */
function figureRegions(id: string, random: Random): readonly Region[] {
  const figure = figures.get(id);
  if (!figure) return objects.mug;
  const square = { x: 0, y: 0, width: 100, height: 100 };
  return fitPieces(drawFigure(figure, random), square).map(({ path, part, line }) => ({
    path,
    tone: part,
    ...(line !== undefined && { line }),
  }));
}

/** Backdrop that a thing stands before. */
function stagePlans(frame: Frame, look: Look, turn: number): readonly ShapePlan[] {
  const { far, glow } = tonesOf(look, turn);
  const [cx, cy] = [frame.x + frame.width / 2, frame.y + frame.height / 2];
  const short = Math.min(frame.width, frame.height);
  switch (look.treatment) {
    case "still":
    case "gilded": {
      const width = short * 0.62;
      const arch = rectangle({ x: cx - width / 2, y: cy - short * 0.4, width, height: short * 1.2 }, width / 2);
      return [{ path: arch, fill: far }];
    }
    case "geometric":
      return [{ path: sector(frame.x, frame.y + frame.height, short * 0.85, [0.75, 1]), fill: far }];
    case "glow":
      return [{ path: circle(cx, cy, short * 0.38), fill: "#ffffff", opacity: 0.35 }];
    case "cut":
      return [{ path: blob(cx, cy, short * 0.44), fill: far }];
    case "printed":
    case "bold":
      return [{ path: circle(cx, cy, short * 0.4), fill: glow }];
    case "blocks": {
      const top = cy + short * 0.18;
      const half = short * 0.46;
      return [
        {
          path: polygon([
            [cx, top - half / 2],
            [cx + half, top],
            [cx, top + half / 2],
            [cx - half, top],
          ]),
          fill: far,
        },
      ];
    }
    default:
      return [];
  }
}

const blob = (cx: number, cy: number, radius: number): Path => [
  ["M", cx - radius, cy],
  [
    "C",
    cx - radius * 1.05,
    cy - radius * 0.7,
    cx - radius * 0.3,
    cy - radius * 1.1,
    cx + radius * 0.2,
    cy - radius * 0.9,
  ],
  [
    "C",
    cx + radius * 0.9,
    cy - radius * 0.8,
    cx + radius * 1.15,
    cy - radius * 0.1,
    cx + radius * 0.9,
    cy + radius * 0.4,
  ],
  ["C", cx + radius * 0.6, cy + radius * 1.05, cx - radius * 0.95, cy + radius * 1.0, cx - radius, cy],
  ["Z"],
];

/** Sleeves of records, course titles, posts: one strong shape or a few. */
function coverPlans(frame: Frame, look: Look, random: Random, turn: number): readonly ShapePlan[] {
  const { glow, mid, near, accent, detail } = tonesOf(look, turn);
  const { x, y, width, height } = frame;
  const short = Math.min(width, height);
  const stroke =
    look.treatment === "outline" || look.treatment === "bold"
      ? { stroke: { paint: look.color.ink, width: look.treatment === "bold" ? 2.5 : 1.25 } }
      : {};
  const plan = (path: Path, fill: string): ShapePlan => ({ path, fill, ...stroke });
  switch (random.integer(0, 5)) {
    case 0:
      return [0.46, 0.34, 0.22, 0.1].map((share, index) =>
        plan(circle(x + width / 2, y + height / 2, short * share), [mid, glow, near, accent][index] ?? mid),
      );
    case 1:
      return [0, 1, 2, 3, 4].map((index) =>
        plan(
          rectangle(
            {
              x: x + width * (0.1 + index * 0.17),
              y: y + height * random.between(0.1, 0.6),
              width: width * 0.11,
              height: height * 1.2,
            },
            look.radius.tag > 0 ? width * 0.055 : 0,
          ),
          [mid, near, glow, accent, mid][index] ?? mid,
        ),
      );
    case 2:
      return [
        plan(sector(x, y + height, short * 0.95, [0.75, 1]), mid),
        plan(sector(x, y + height, short * 0.62, [0.75, 1]), glow),
        plan(sector(x, y + height, short * 0.32, [0.75, 1]), near),
        plan(circle(x + width * 0.76, y + height * 0.25, short * 0.13), accent),
      ];
    case 3:
      return [0, 1, 2].flatMap((line) =>
        [0, 1, 2].map((index) => {
          const [cx, cy] = [x + width * (0.2 + index * 0.3), y + height * (0.2 + line * 0.3)];
          const fill = [mid, near, glow, accent][(index + line * 2 + turn) % 4] ?? mid;
          return (index + line) % 2 === 0
            ? plan(circle(cx, cy, short * 0.13), fill)
            : plan(sector(cx - short * 0.13, cy + short * 0.13, short * 0.26, [0.75, 1]), fill);
        }),
      );
    case 4:
      return Array.from({ length: 6 }, (_, index): ShapePlan => {
        const angle = (index / 6) * Math.PI * 2 + 0.3;
        const reach = short * 0.42;
        const middle = [x + width / 2, y + height / 2] as const;
        return plan(
          leaf([...middle], [middle[0] + Math.cos(angle) * reach, middle[1] + Math.sin(angle) * reach], 0.28),
          [mid, near, glow][index % 3] ?? mid,
        );
      });
    default:
      return [
        plan(circle(x + width * 0.42, y + height * 0.42, short * 0.3), glow),
        plan(
          polygon([
            [x, y + height * 0.78],
            [x + width, y + height * 0.46],
            [x + width, y + height],
            [x, y + height],
          ]),
          near,
        ),
        plan(
          rectangle({
            x: x + width * 0.12,
            y: y + height * 0.84,
            width: width * 0.3,
            height: Math.max(2, height * 0.03),
          }),
          detail,
        ),
      ];
  }
}
