import { fitPath } from "../../../engine/geometry/fit-path.ts";
import {
  boundsOf,
  circle,
  type Frame,
  leaf,
  type Path,
  polygon,
  rectangle,
  ring,
  sector,
} from "../../../engine/geometry/path.ts";
import { mirrored, shifted, turned } from "../../../engine/geometry/transform.ts";
import { lightContainer, pickContainer } from "../containers.ts";
import { stemOf } from "../glyphs.ts";
import { type Cut, leastGap, type Mark, type MarkShape } from "../mark.ts";
import { type DrawnMark, inCase, type MarkContext, type Recipe } from "./family.ts";
import { fields, interlock, sharedStem, shareStem, stacked } from "./letter-pairs.ts";
import { settled } from "./letter-settings.ts";

const recipe = (id: string, draw: Recipe["draw"], suits: Recipe["suits"], share?: number): Recipe => ({
  id,
  family: "monogram",
  suits: (context) => context.initials.length > 0 && suits(context),
  draw,
  share,
});

const tall: Frame = { x: -50, y: 2, width: 200, height: 96 };

const first = ({ initials, letter, random, brief }: MarkContext, allowsLower = false): readonly [string, Path] => {
  const initial = initials[0] ?? "";
  const text = inCase(brief, initial, allowsLower && random.fork("case").chance(0.3));
  return [text, letter(text)];
};

/** The letter left empty in a shape. */
function knockout(context: MarkContext): DrawnMark {
  const random = context.random.fork("knockout");
  const [text, path] = first(context, true);
  const { width, height } = boundsOf(path);
  // A thin letter leaves too little ground in a full shape.
  const isThin = width < height * 0.55;
  const container = isThin ? lightContainer(random, context.brief) : pickContainer(random, context.brief);
  const isOnEdge =
    !isThin &&
    width < height &&
    partsGround.test(text) &&
    ["circle", "tile", "square", "arch"].includes(container.id) &&
    random.chance(0.6);
  if (isOnEdge) {
    const side = random.pick([0, 6, 12]);
    const letter = fitPath(path, { x: 14 + side, y: 20, width: 74, height: 84 });
    const foot = shifted(letter, 0, 101 - boundsOf(letter).y - boundsOf(letter).height);
    return {
      mark: [{ path: container.path, cuts: [{ path: foot }] }],
      reason: `The ${text} of the name, left empty in a ${container.name}, on its lower edge.`,
    };
  }
  const frame = container.inner;
  const inset = random.between(-0.06, 0.09);
  const room: Frame = {
    x: frame.x + frame.width * inset,
    y: frame.y + frame.height * inset,
    width: frame.width * (1 - 2 * inset),
    height: frame.height * (1 - 2 * inset),
  };
  return {
    mark: [{ path: container.path, cuts: [{ path: fitPath(path, room) }] }],
    reason: `The ${text} of the name, left empty in a ${container.name}.`,
  };
}

/** On an edge, other letters leave one part of ink and one of ground: too little to be seen at 16 pixels. */
const partsGround = /^[ADHMNOQWXbdhmnopqwx]$/;

/** The letter in parts, as a stencil leaves it. */
function stencil(context: MarkContext): DrawnMark {
  const random = context.random.fork("stencil");
  const [text, path] = first(context, true);
  const letter = fitPath(path, tall);
  const { x, width } = boundsOf(letter);
  const kind = random.pick(["level", "two", "rising", "falling", "upright", "arch"] as const);
  const at = random.between(0.32, 0.68);
  const weight = random.between(6.5, 10);
  const cut: Path = {
    level: rectangle({ x: x - 10, y: 100 * at - weight / 2, width: width + 20, height: weight }),
    two: [-9, 9].flatMap((dy) =>
      rectangle({ x: x - 10, y: 100 * at + dy - weight / 2, width: width + 20, height: weight }),
    ),
    arch: ring(x + width / 2, random.pick([112, -12]), 40 + 40 * at + weight, 40 + 40 * at),
    rising: polygon([
      [x - 10, 100 * at + 22],
      [x + width + 10, 100 * at - 32],
      [x + width + 10, 100 * at - 22],
      [x - 10, 100 * at + 32],
    ]),
    falling: polygon([
      [x - 10, 100 * at - 32],
      [x + width + 10, 100 * at + 22],
      [x + width + 10, 100 * at + 32],
      [x - 10, 100 * at - 22],
    ]),
    upright: rectangle({ x: x + width * at - weight / 2, y: -10, width: weight, height: 120 }),
  }[kind];
  return { mark: [{ path: letter, cuts: [{ path: cut }] }], reason: `The ${text}, cut as a stencil is.` };
}

/** Two halves, one moved along the cut. */
function shift(context: MarkContext): DrawnMark {
  const random = context.random.fork("shift");
  const [text, path] = first(context);
  const letter = fitPath(path, tall);
  const at = random.between(42, 58);
  const by = random.pick([-1, 1]) * random.between(9, 14);
  return {
    mark: [
      { path: letter, within: rectangle({ x: -100, y: -10, width: 300, height: at + 10 - 3 }) },
      {
        path: shifted(letter, by, 0),
        within: rectangle({ x: -100, y: at + 3, width: 300, height: 120 }),
        role: "second",
      },
    ],
    reason: `The ${text} in two halves, one a step ahead.`,
  };
}

/** The lower part in stripes. */
function striped(context: MarkContext): DrawnMark {
  const random = context.random.fork("stripes");
  const [text, path] = first(context);
  const letter = fitPath(path, tall);
  const count = random.integer(3, 5);
  const from = count === 5 ? 8 : random.between(30, 46);
  const step = (98 - from) / count;
  const slope = random.pick([0, 0, 0.25, -0.25, 0.14]);
  const weight = random.between(5.6, 8);
  const { x, width } = boundsOf(letter);
  const cuts = Array.from({ length: count }, (_, index): Cut => {
    const y = from + index * step;
    const lift = width * slope;
    return {
      path: polygon([
        [x - 5, y + lift],
        [x + width + 5, y - lift],
        [x + width + 5, y - lift + weight],
        [x - 5, y + lift + weight],
      ]),
    };
  });
  return { mark: [{ path: letter, cuts }], reason: `The ${text}, its lines laid like courses.` };
}

/** The letter around a center, foot by foot. */
function pinwheel(context: MarkContext): DrawnMark {
  const random = context.random.fork("pinwheel");
  const [text, path] = first(context, true);
  // Four feet around a center may come near a swastika.
  const count = random.pick([3, 5, 6]);
  const turn = random.pick([0, 0.125]);
  const height = 44;
  const reach = count > 4 ? 13 : 7;
  const width = 2 * Math.tan(Math.PI / count) * (reach + height * 0.72);
  const letter = fitPath(path, { x: 50 - width / 2, y: 50 - reach - height, width, height });
  const { y, height: drawn } = boundsOf(letter);
  const foot = shifted(letter, 0, 50 - reach - (y + drawn));
  return {
    mark: Array.from(
      { length: count },
      (_, index): MarkShape => ({
        path: turned(foot, index / count + turn),
        role: index % 2 === 1 && count % 2 === 0 ? "second" : "primary",
      }),
    ),
    reason: `The ${text} ${count} times around one center.`,
  };
}

/** The letter and its mirror image, on one upright. */
function mirror(context: MarkContext): DrawnMark {
  const [text, path] = first(context);
  const letter = fitPath(path, tall);
  const stem = stemOf(letter) ?? { left: boundsOf(letter).x, width: 0 };
  const axis = stem.left + stem.width / 2;
  const random = context.random.fork("mirror");
  const step = random.pick([0, 0, 1, -1]) * random.between(16, 30);
  const { mark, reason } = random.pick<() => { mark: Mark; reason: string }>([
    () => settled(context, random, [{ path: letter }, { path: shifted(mirrored(letter, axis), 0, step) }]),
    () => settled(context, random, [{ path: letter }, { path: shifted(turned(letter, 0.5, [axis, 50]), 0, step) }]),
    () => {
      const apart = shifted(mirrored(letter, stem.left - leastGap / 2), 0, step);
      return { mark: [{ path: letter }, { path: apart, role: "second" }], reason: ", back to back" };
    },
  ])();
  return { mark, reason: `The ${text} and its mirror image share one upright${reason}.` };
}

/** A letter in a ring that opens beside it. */
function orbit(context: MarkContext): DrawnMark {
  const random = context.random.fork("orbit");
  const [text, path] = first(context, true);
  const weight = random.between(7.5, 13);
  const letter = fitPath(path, { x: 17 + weight, y: 17 + weight, width: 66 - 2 * weight, height: 66 - 2 * weight });
  const turn = random.next();
  const parts = random.integer(1, 3);
  const open = random.between(0.13, 0.3) / (parts === 1 ? 1 : parts * 0.75);
  const around = Array.from({ length: parts }, (_, index): MarkShape => {
    const from = turn + index / parts;
    return { path: sector(50, 50, 50, [from + open / 2, from + 1 / parts - open / 2], 50 - weight) };
  });
  const [x, y] = [Math.cos, Math.sin].map((wave) => 50 + wave(turn * 2 * Math.PI) * (50 - weight / 2));
  const dot: MarkShape[] =
    parts === 1 && random.chance(0.6)
      ? [{ path: circle(x ?? 0, y ?? 0, Math.max(7, weight * 0.68)), role: "second" }]
      : [];
  return {
    mark: [{ path: letter }, ...around, ...dot],
    reason: `The ${text} in ${parts === 1 ? "a ring that leaves room for a point" : `a ring of ${parts} parts`}.`,
  };
}

/** One half in ink, the other the other way around. */
function counterchange(context: MarkContext): DrawnMark {
  const random = context.random.fork("half");
  const container = lightContainer(random, context.brief);
  const [text, path] = first(context, true);
  const size = random.between(58, 74);
  const letter = fitPath(path, { x: 50 - size / 2, y: 50 - size / 2, width: size, height: size });
  const turn = random.integer(0, 7) / 8;
  const dark = turned(rectangle({ x: -90, y: -70, width: 140, height: 240 }), turn);
  const light = turned(rectangle({ x: 50, y: -70, width: 140, height: 240 }), turn);
  return {
    mark: [
      { path: container.path, within: dark, cuts: [{ path: letter }] },
      { path: letter, within: light },
    ],
    reason: `The ${text}, half ink and half ground.`,
  };
}

/** A letter and a simple shape that completes it. */
function companion(context: MarkContext): DrawnMark {
  const random = context.random.fork("companion");
  const [text, path] = first(context, true);
  const letter = fitPath(path, tall);
  const { x, width } = boundsOf(letter);
  const size = random.between(20, 36);
  const isBefore = random.chance(0.35);
  const frame = {
    x: isBefore ? x - 7 - size : x + width + 7,
    y: random.pick([2, 2, 50 - size / 2, 98 - size, 98 - size]),
    width: size,
    height: size,
  };
  const [cx, cy] = [frame.x + size / 2, frame.y + size / 2];
  const shape = random.pick([
    circle(cx, cy, size / 2),
    rectangle(frame),
    sector(frame.x, frame.y + size, size, [0.75, 1]),
    turned(rectangle(frame), 0.125, [cx, cy]),
    sector(cx, cy, size / 2, [0, 1], size / 4.4),
    sector(frame.x + size, frame.y + size, size, [0.5, 0.75]),
    leaf([frame.x, frame.y + size], [frame.x + size, frame.y], 0.36),
  ]);
  return {
    mark: [{ path: letter }, { path: shape, role: "second" }],
    reason: `The ${text}, and one shape that completes it.`,
  };
}

const always = () => true;
/** Serifs tangle around a center. */
const isPlain = ({ voice }: MarkContext) =>
  /archivo|inter|manrope|space|josefin|unbounded|syne/.test(voice.letterFaceId);
/** Letters with a bar at half their height fall apart. */
const shiftsWell = ({ initials }: MarkContext) => !/[HEFBPRAGЕНВРАЯЬЮЭΑΒΕΗΘΡ]/.test(initials[0] ?? "");
const hasTwo = ({ initials }: MarkContext) => initials.length > 1;

export const monogramRecipes: readonly Recipe[] = [
  recipe("knockout", knockout, always, 1.6),
  recipe("interlock", interlock, hasTwo, 2.4),
  recipe("stencil", stencil, always, 0.8),
  recipe("shift", shift, shiftsWell, 0.3),
  recipe("striped", striped, always, 0.5),
  recipe("pinwheel", pinwheel, isPlain, 0.25),
  recipe("mirror", mirror, ({ letter, initials }) => stemOf(letter(initials[0] ?? "")) !== undefined, 0.5),
  recipe("shared-stem", sharedStem, shareStem, 1.4),
  recipe("stacked", stacked, hasTwo, 0.5),
  recipe("orbit", orbit, ({ initials }) => !/[OОΟCС]/.test(initials[0] ?? ""), 0.3),
  recipe("counterchange", counterchange, always, 0.4),
  recipe("fields", fields, hasTwo, 0.3),
  recipe("companion", companion, always, 0.3),
];
