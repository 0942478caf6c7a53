import { fitPath } from "../../geometry/fit-path.ts";
import { boundsOf, circle, type Frame, type Path, polygon, rectangle, sector } from "../../geometry/path.ts";
import { pickContainer, plainContainer } from "../containers.ts";
import { mirrored, shifted, stemOf, turned } from "../glyphs.ts";
import type { Cut, MarkShape } from "../mark.ts";
import type { DrawnMark, MarkContext, Recipe } from "./family.ts";
import { fields, interlock, sharedStem, shareStem, stacked } from "./letter-pairs.ts";

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
  const small = initial.toLocaleLowerCase(brief.language);
  const text = allowsLower && random.fork("case").chance(0.3) ? small : initial;
  return [text, letter(text)];
};

/** The letter left empty in a shape. */
function knockout(context: MarkContext): DrawnMark {
  const container = pickContainer(context.random.fork("container"));
  const [text, path] = first(context, true);
  const letter = fitPath(path, container.inner);
  return {
    mark: [{ path: container.path, cuts: [{ path: letter }] }],
    reason: `The ${text} of the name, left empty in a ${container.name}.`,
  };
}

/** The letter in parts, as a stencil leaves it. */
function stencil(context: MarkContext): DrawnMark {
  const random = context.random.fork("stencil");
  const [text, path] = first(context, true);
  const letter = fitPath(path, tall);
  const { x, width } = boundsOf(letter);
  const kind = random.pick(["level", "rising", "falling", "upright"] as const);
  const at = random.between(0.36, 0.64);
  const cut: Path = {
    level: rectangle({ x: x - 10, y: 100 * at - 4, width: width + 20, height: 8 }),
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
    upright: rectangle({ x: x + width * 0.5 - 4, y: -10, width: 8, height: 120 }),
  }[kind];
  return { mark: [{ path: letter, cuts: [{ path: cut }] }], reason: `The ${text}, cut once as a stencil is.` };
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
  const isRising = random.chance(0.35);
  const { x, width } = boundsOf(letter);
  const cuts = Array.from({ length: count }, (_, index): Cut => {
    const y = from + index * step;
    const lift = isRising ? width * 0.25 : 0;
    return {
      path: polygon([
        [x - 5, y + lift],
        [x + width + 5, y - lift],
        [x + width + 5, y - lift + 6.5],
        [x - 5, y + lift + 6.5],
      ]),
    };
  });
  return { mark: [{ path: letter, cuts }], reason: `The ${text}, its lines laid like courses.` };
}

/** The letter around a center, foot by foot. */
function pinwheel(context: MarkContext): DrawnMark {
  const random = context.random.fork("pinwheel");
  const [text, path] = first(context, true);
  const count = random.integer(3, 6);
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
  return {
    mark: [{ path: letter }, { path: mirrored(letter, stem.left + stem.width / 2) }],
    reason: `The ${text} and its mirror image share one stem.`,
  };
}

/** A letter in a ring that opens beside it. */
function orbit(context: MarkContext): DrawnMark {
  const random = context.random.fork("orbit");
  const [text, path] = first(context);
  const letter = fitPath(path, { x: 27, y: 27, width: 46, height: 46 });
  const turn = random.pick([0.06, 0.19, 0.31, 0.44, 0.56, 0.69, 0.81, 0.94]);
  const open = random.pick([0.14, 0.25]);
  const [dx, dy] = [Math.cos(turn * 2 * Math.PI) * 45.5, Math.sin(turn * 2 * Math.PI) * 45.5];
  const dot: MarkShape[] = random.chance(0.7) ? [{ path: circle(50 + dx, 50 + dy, 7), role: "second" }] : [];
  return {
    mark: [{ path: letter }, { path: sector(50, 50, 50, [turn + open / 2, turn + 1 - open / 2], 40) }, ...dot],
    reason: `The ${text} in a ring that leaves room for a point.`,
  };
}

/** One half in ink, the other the other way around. */
function counterchange(context: MarkContext): DrawnMark {
  const random = context.random.fork("half");
  const container = plainContainer(random);
  const [text, path] = first(context, true);
  const letter = fitPath(path, { x: 17, y: 17, width: 66, height: 66 });
  const halves: readonly (readonly [Path, Path])[] = [
    [rectangle({ x: -10, y: -10, width: 60, height: 120 }), rectangle({ x: 50, y: -10, width: 60, height: 120 })],
    [rectangle({ x: -10, y: -10, width: 120, height: 60 }), rectangle({ x: -10, y: 50, width: 120, height: 60 })],
    [
      polygon([
        [-10, -10],
        [110, -10],
        [-10, 110],
      ]),
      polygon([
        [110, -10],
        [110, 110],
        [-10, 110],
      ]),
    ],
  ];
  const [dark, light] = random.pick(halves);
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
  const size = random.between(20, 30);
  const top = random.chance(0.5);
  const frame = { x: x + width + 6, y: top ? 2 : 98 - size, width: size, height: size };
  const [cx, cy] = [frame.x + size / 2, frame.y + size / 2];
  const shape = random.pick([
    circle(cx, cy, size / 2),
    rectangle(frame),
    sector(frame.x, frame.y + size, size, [0.75, 1]),
    turned(rectangle(frame), 0.125, [cx, cy]),
    sector(cx, cy, size / 2, [0, 1], size / 4.4),
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
  recipe("stencil", stencil, always),
  recipe("shift", shift, shiftsWell, 0.8),
  recipe("striped", striped, always),
  recipe("pinwheel", pinwheel, isPlain),
  recipe("mirror", mirror, ({ letter, initials }) => stemOf(letter(initials[0] ?? "")) !== undefined, 0.8),
  recipe("shared-stem", sharedStem, shareStem, 5),
  recipe("stacked", stacked, hasTwo),
  recipe("orbit", orbit, ({ initials }) => !/[OОΟCС]/.test(initials[0] ?? ""), 0.8),
  recipe("counterchange", counterchange, always),
  recipe("fields", fields, hasTwo),
  recipe("companion", companion, always, 0.8),
];
