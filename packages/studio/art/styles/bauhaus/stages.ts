import { lchOf } from "../../../engine/color/color.ts";
import type { PaletteRole } from "../../../engine/color/palette.ts";
import type { Kit, ShapePlan } from "../../../engine/compose/kit.ts";
import { headlineLines, pictureShare } from "../../../engine/compose/long-headline.ts";
import { stackWords } from "../../../engine/compose/stack-words.ts";
import { figurePlans, figuresFor, hasFigure, placeFigure } from "../../../engine/compose/subject-figure.ts";
import { bar, circle, type Frame, rectangle, sector } from "../../../engine/geometry/path.ts";
import { anchorOf } from "./anchor.ts";
import { figureColors, pairFor } from "./colors.ts";

const isWide = ({ width, height }: Kit): boolean => width > height * 1.2;

/** Part of the canvas for the picture, and the rest of it for words. */
function splitTop(kit: Kit, share: number, wideShare: number): { readonly picture: Frame; readonly words: Frame } {
  const { width, height, inner, unit, margin } = kit;
  if (isWide(kit)) {
    const x = width * (1 - wideShare);
    return { picture: { x, y: 0, width: width - x, height }, words: { ...inner, width: x - margin * 1.8 } };
  }
  const tall = height * pictureShare(kit, share);
  const y = tall + unit * 6;
  return { picture: { x: 0, y: 0, width, height: tall }, words: { ...inner, y, height: height - margin - y } };
}

const setWords = (kit: Kit, words: Frame): void =>
  stackWords(kit, words, {
    columns: words.width > kit.unit * 60 ? 3 : 2,
    headlineLinesMax: headlineLines(kit, 4),
    anchor: anchorOf(kit),
  });

/** Strong colors in an order of the design's own. */
const strongOf = (kit: Kit, name: string): readonly PaletteRole[] => {
  const roles = (["accent", "support", "highlight"] as const).filter((role) => lchOf(kit.palette[role]).chroma > 0.08);
  return kit.random.fork(name).shuffled(roles);
};

/** A figure in the middle of a frame, in colors that are seen on what is behind it. */
function figureIn(kit: Kit, frame: Frame, on: readonly PaletteRole[], down = 0.5): ShapePlan[] {
  const [figure] = figuresFor(kit);
  if (!figure) return [];
  const { pieces } = placeFigure({ ...figure, isUpright: true }, kit.random.fork("figure"), frame, { down });
  return figurePlans(pieces, figureColors(kit, on));
}

/** A disc on the diagonal, bars behind it; the figure in the disc. */
export function construction(kit: Kit): void {
  const { picture, words } = splitTop(kit, 0.58, 0.5);
  const [disc = "accent", band = "highlight"] = strongOf(kit, "construction");
  const side = kit.random.fork("side").pick([-1, 1]);
  const reach = Math.min(picture.width, picture.height);
  const [cx, cy] = [picture.x + picture.width / 2, picture.y + picture.height / 2];
  const long = Math.hypot(picture.width, picture.height);
  const diagonal = (offset: number, thickness: number, fill: PaletteRole): ShapePlan => ({
    path: bar([cx - long + offset, cy + side * long], [cx + long + offset, cy - side * long], thickness),
    fill,
  });
  const radius = reach * 0.41;
  const seen = side > 0 ? ([0.125, 0.625] as const) : ([0.375, 0.875] as const);
  const plans: ShapePlan[] = [
    diagonal(reach * 0.42, reach * 0.24, band),
    diagonal(reach * -0.46, reach * 0.05, "ink"),
    diagonal(reach * -0.57, reach * 0.05, "ink"),
    { path: circle(cx, cy, radius), fill: disc },
    ...(hasFigure(kit)
      ? []
      : [
          { path: sector(cx, cy, radius, seen), fill: band } as const,
          { path: circle(cx, cy, radius * 0.36), fill: "ground" } as const,
        ]),
  ];
  kit.group("Construction", plans, picture);
  const size = radius * 1.36;
  kit.group("Figure", figureIn(kit, { x: cx - size / 2, y: cy - size / 2, width: size, height: size }, [disc]));
  setWords(kit, words);
}

/** A field in one color, half a sun on its lower edge, and the figure before the sun. */
export function half(kit: Kit): void {
  const { unit } = kit;
  const { picture, words } = splitTop(kit, 0.56, 0.5);
  const choice = kit.random.fork("half");
  const pair = pairFor(kit, choice);
  const [field, sun] = choice.chance(0.5) ? pair : [pair[1], pair[0]];
  const foot = picture.y + picture.height;
  const cx = picture.x + picture.width / 2;
  const radius = Math.min(picture.width * 0.46, picture.height * 0.82);
  const plans: ShapePlan[] = [
    { path: rectangle(picture), fill: field },
    { path: sector(cx, foot, radius, [0.5, 1]), fill: sun },
    ...(hasFigure(kit)
      ? []
      : [
          { path: sector(cx, foot, radius * 0.62, [0.5, 1]), fill: "ink" } as const,
          { path: sector(cx, foot, radius * 0.3, [0.5, 1]), fill: field } as const,
        ]),
  ];
  kit.group("Field", plans, picture);
  const size = Math.min(picture.height * 0.8, picture.width * 0.72);
  const room: Frame = { x: cx - size / 2, y: foot - size - unit * 0.4, width: size, height: size };
  kit.group("Figure", figureIn(kit, { ...room, height: size }, [sun, field], 1));
  setWords(kit, words);
}

/** An arch with the figure in it, and a quarter circle beside it, both on one line. */
export function arch(kit: Kit): void {
  const { unit, margin, width, height } = kit;
  const { picture, words } = splitTop(kit, height > width * 1.5 ? 0.54 : 0.58, 0.52);
  const wide = isWide(kit);
  const [gate = "accent", second = "highlight", third = second] = strongOf(kit, "arch");
  const foot = picture.y + picture.height - (wide ? 0 : unit * 2);
  const top = picture.y + margin;
  const tall = foot - top;
  const across = Math.min(tall * (width > height * 0.9 && !wide ? 1.16 : 0.86), picture.width * 0.62);
  const left = wide ? picture.x : margin;
  const right = wide ? width : width - margin;
  const radius = across / 2;
  const corner = Math.min(right - left - across, tall * 0.62);
  const rest: Frame = { x: left + across, y: foot - corner, width: right - left - across, height: corner };
  const above: Frame = { ...rest, y: top, height: Math.max(0, tall - corner) };
  const plans: ShapePlan[] = [
    {
      path: [
        ...sector(left + radius, top + radius, radius, [0.5, 1]),
        ...rectangle({ x: left, y: top + radius - 1, width: across, height: tall - radius + 1 }),
      ],
      fill: gate,
    },
    { path: rectangle(rest), fill: "ink" },
    { path: sector(rest.x + rest.width, foot, corner, [0.5, 0.75]), fill: second },
    ...(above.height > corner * 0.4
      ? [
          {
            path: circle(
              above.x + above.width / 2,
              above.y + above.height / 2,
              Math.min(above.width, above.height) * 0.36,
            ),
            fill: third,
          } as const,
        ]
      : []),
  ];
  kit.group("Arch", plans, picture);
  const size = across * 0.76;
  const room = {
    x: left + (across - size) / 2,
    y: foot - Math.min(tall * 0.92, size * 1.16),
    width: size,
    height: Math.min(tall * 0.86, size * 1.08),
  };
  kit.group("Figure", figureIn(kit, room, [gate]));
  setWords(kit, words);
}

/** A quarter of a disc, as large as the canvas allows, in the corner; the figure in it. */
export function quarter(kit: Kit): void {
  const { width, height, margin } = kit;
  const { picture, words } = splitTop(kit, height > width * 1.5 ? 0.52 : 0.56, 0.54);
  const [outer = "accent", inner = "highlight"] = strongOf(kit, "quarter");
  const isLeft = !isWide(kit) && kit.random.fork("corner").chance(0.5);
  const [cx, cy] = [isLeft ? picture.x : picture.x + picture.width, picture.y];
  const range = isLeft ? ([0, 0.25] as const) : ([0.25, 0.5] as const);
  const radius = Math.min(picture.width, picture.height);
  const side = isLeft ? 1 : -1;
  // A small disc in the corner that is left, where there is one.
  const free = isWide(kit) ? 0 : picture.width - radius;
  const ball =
    free < radius * 0.12
      ? undefined
      : ([isLeft ? width - margin - radius * 0.1 : margin + radius * 0.1, cy + radius * 0.86] as const);
  const plans: ShapePlan[] = [
    { path: sector(cx, cy, radius, range), fill: outer },
    ...(ball ? [{ path: circle(...ball, radius * 0.1), fill: inner } as const] : []),
    ...(hasFigure(kit)
      ? []
      : [
          { path: sector(cx, cy, radius * 0.66, range), fill: inner } as const,
          { path: sector(cx, cy, radius * 0.33, range), fill: "ink" } as const,
        ]),
  ];
  kit.group("Quarter", plans, picture);
  const size = radius * 0.64;
  const at = [cx + side * radius * 0.41, cy + radius * 0.41] as const;
  kit.group("Figure", figureIn(kit, { x: at[0] - size / 2, y: at[1] - size / 2, width: size, height: size }, [outer]));
  setWords(kit, words);
}
