import type { StyleId } from "../brief/brief.ts";

/** Motions with which a style's parts come in. Each takes a drawing, and how far it has come: above 0, 1 at rest. */
export interface Motion {
  /** In seconds. */
  readonly shapeSeconds: number;
  readonly wordSeconds: number;
  readonly shape: (drawn: string, share: number, center: readonly [number, number]) => string;
  /** @param height that the line rises by. */
  readonly line: (drawn: string, share: number, height: number) => string;
  readonly fade: (drawn: string, share: number) => string;
}

/** Fast at first, then slower and slower: as things come to rest. */
const settle = (share: number): number => 1 - (1 - share) ** 4;
/** A little too far, and back. */
const overshoot = (share: number): number => 1 + 2.4 * (share - 1) ** 3 + 1.4 * (share - 1) ** 2;

const round = (value: number): number => Math.round(value * 1_000) / 1_000;
const group = (attributes: string, drawn: string): string => `<g ${attributes}>${drawn}</g>`;
const moved = (drawn: string, x: number, y: number): string =>
  group(`transform="translate(${round(x)} ${round(y)})"`, drawn);
const opaque = (drawn: string, share: number): string => group(`opacity="${round(Math.min(1, share))}"`, drawn);

type Shape = (share: number, unit: number) => Motion["shape"];

const fade: Motion["fade"] = (drawn, share) => opaque(drawn, settle(share));

/** From below, as if pushed up. */
const rise: Shape = (share, unit) => (drawn) => moved(opaque(drawn, share * 2), 0, (1 - settle(share)) * unit * 0.16);
/** From its own middle. */
const grow: Shape =
  (share) =>
  (drawn, _share, [x, y]) => {
    const scale = round(Math.max(0.001, overshoot(share)));
    return group(
      `transform="translate(${round(x)} ${round(y)}) scale(${scale}) translate(${round(-x)} ${round(-y)})"`,
      drawn,
    );
  };
/** Laid down with a turn, as cut paper. */
const lay: Shape =
  (share, unit) =>
  (drawn, _share, [x, y]) => {
    const rest = 1 - settle(share);
    const turned = group(`transform="rotate(${round(rest * -14)} ${round(x)} ${round(y)})"`, drawn);
    return moved(opaque(turned, share * 3), 0, rest * unit * -0.1);
  };
/** From the side, as a sheet through a press. */
const slide: Shape = (share, unit) => (drawn) => moved(opaque(drawn, share * 2), (1 - settle(share)) * unit * 0.22, 0);
const appear: Shape = (share) => (drawn) => fade(drawn, share);
/** There at once. */
const snap: Shape = (share, unit) => (drawn) => moved(drawn, 0, share < 0.3 ? unit * 0.012 : 0);
/** From above, block on block. */
const drop: Shape = (share, unit) => (drawn) => moved(opaque(drawn, share * 3), 0, (settle(share) - 1) * unit * 0.2);

const shapes: Readonly<Record<StyleId, Shape>> = {
  swiss: rise,
  bauhaus: grow,
  "cut-out": lay,
  deco: appear,
  riso: slide,
  editorial: rise,
  soft: appear,
  line: appear,
  brutal: snap,
  isometric: drop,
};

const seconds: Partial<Record<StyleId, number>> = { soft: 1.4, deco: 1.2, line: 1.2, brutal: 0.35 };

/** @param unit the canvas's short side. */
export function motionOf(style: StyleId, unit: number): Motion {
  return {
    shapeSeconds: seconds[style] ?? 0.9,
    wordSeconds: style === "brutal" ? 0.4 : 0.9,
    shape: (drawn, share, center) => shapes[style](share, unit)(drawn, share, center),
    line: (drawn, share, height) => (style === "brutal" ? drawn : moved(drawn, 0, (1 - settle(share)) * height)),
    fade,
  };
}
