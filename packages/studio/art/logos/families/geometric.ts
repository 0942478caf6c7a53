import { fitPath } from "../../../engine/geometry/fit-path.ts";
import { circle, ellipse, leaf, type Path, type Point, polygon, sector } from "../../../engine/geometry/path.ts";
import { mirrored, scaled, turned } from "../../../engine/geometry/transform.ts";
import { around } from "../../figures/figure.ts";
import { graphemesOf } from "../glyphs.ts";
import { leastGap, type Mark, type MarkShape } from "../mark.ts";
import { bands, block } from "./cut-shapes.ts";
import { type DrawnMark, inCase, type MarkContext, type Recipe } from "./family.ts";
import { tiles } from "./tiles.ts";

const recipe = (id: string, draw: Recipe["draw"], share?: number): Recipe => ({
  id,
  family: "geometric",
  suits: () => true,
  draw,
  share,
});

/** The number of letters, where a figure can have so many parts. */
function partsOf({ brief, random }: MarkContext, min: number, max: number): readonly [number, string] {
  const letters = graphemesOf(brief.name).filter((letter) => /\p{L}/u.test(letter)).length;
  return letters >= min && letters <= max && random.fork("count").chance(0.6)
    ? [letters, `one for each letter of the name`]
    : [random.fork("parts").integer(min, max), "around one center"];
}

const words = ["", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];

const turns = (count: number, path: Path): readonly Path[] =>
  Array.from({ length: count }, (_, index) => turned(path, index / count));

const alternately = (paths: readonly Path[], every: number): Mark =>
  paths.map(
    (path, index): MarkShape => ({ path, role: every > 0 && index % every === every - 1 ? "second" : "primary" }),
  );

/** Petals around an empty center. */
function petals(context: MarkContext): DrawnMark {
  const random = context.random.fork("petals");
  const [count, why] = partsOf(context, 4, 8);
  const inner = random.between(6, 19);
  const bulge = Math.min(0.46, (Math.tan(Math.PI / count) * 0.62 * 34) / (48 - inner) - 1.5 / count / 10);
  const lean = random.pick([0, random.between(0.03, 0.09), -random.between(0.03, 0.09)]);
  const wide = bulge * (49 - inner) * random.between(0.78, 1.04);
  const middle = (51 - inner) / 2;
  const shape: Path = {
    leaf: leaf([50, 50 - inner], [50, 1], wide / (49 - inner)),
    oval: ellipse(50, middle, wide * 0.72, (49 - inner) / 2),
    kite: polygon([
      [50, 50 - inner],
      [50 + wide * 0.85, middle - 8],
      [50, 1],
      [50 - wide * 0.85, middle - 8],
    ]),
    drop: [
      ["M", 50, 50 - inner],
      ["C", 50 + wide * 0.7, middle + 6, 50 + wide, 1, 50, 1],
      ["C", 50 - wide, 1, 50 - wide * 0.7, middle + 6, 50, 50 - inner],
      ["Z"],
    ] as Path,
  }[random.pick(["leaf", "oval", "kite", "drop"] as const)];
  const petal = turned(shape, lean, [50, 50 - inner]);
  const offset = random.chance(0.5) ? 0.5 / count : 0;
  const paths = turns(count, turned(petal, offset));
  const every = count % 2 === 0 && random.chance(0.5) ? 2 : 0;
  // Every other one shorter, or points between them.
  const isStepped = every > 0 && random.chance(0.6);
  const stepped = paths.map((path, index) => (isStepped && index % 2 === 1 ? scaled(path, 0.76) : path));
  const points: Mark =
    count < 7 && !isStepped && random.chance(0.4)
      ? turns(count, turned(circle(50, 7, random.between(4.5, 7)), offset + 0.5 / count)).map(
          (path): MarkShape => ({ path, role: "second" }),
        )
      : [];
  const core: Mark = inner > 10 && random.chance(0.6) ? [{ path: circle(50, 50, inner - 4), role: "second" }] : [];
  return {
    mark: [...alternately(stepped, every), ...points, ...core],
    reason: `${capital(words[count])} petals, ${why}.`,
  };
}

/** Petals around the first letter. */
function crest(context: MarkContext): DrawnMark {
  const random = context.random.fork("crest");
  const count = random.integer(6, 12);
  const inner = 29;
  const kind = random.pick(["leaf", "dot", "ray", "wedge"] as const);
  const wide = (2 * Math.PI * (inner + 9)) / count;
  const one: Path = {
    leaf: leaf([50, 50 - inner], [50, 0], Math.min(0.5, (wide * 0.42) / (50 - inner))),
    dot: circle(50, 8, Math.min(8, wide * 0.4)),
    ray: polygon([
      [47, 50 - inner],
      [53, 50 - inner],
      [53, 0],
      [47, 0],
    ]),
    wedge: polygon([
      [50 - wide * 0.3, 50 - inner - 2],
      [50 + wide * 0.3, 50 - inner - 2],
      [50, 0],
    ]),
  }[kind];
  const capitalLetter = context.initials[0] ?? "";
  const initial = inCase(context.brief, capitalLetter, random.chance(0.3));
  const letter = fitPath(context.letter(initial), { x: 31, y: 31, width: 38, height: 38 });
  const offset = random.chance(0.5) ? 0.5 / count : 0;
  return {
    mark: [{ path: letter }, ...turns(count, turned(one, offset)).map((path): MarkShape => ({ path, role: "second" }))],
    reason: `The ${initial} of the name, and ${words[count]} parts around it.`,
  };
}

/** Circles whose overlaps are left empty. */
function rings(context: MarkContext): DrawnMark {
  const random = context.random.fork("rings");
  const [count, why] = partsOf(context, 3, 6);
  const reach = Math.sin(Math.PI / count);
  const radius = ((50 * reach) / (1 + reach)) * random.between(1.14, 1.42);
  const centers = around(count, 50 - radius, random.between(0, 1));
  return {
    mark: [{ path: centers.flatMap(([x, y]) => circle(x, y, radius)), isEvenOdd: true }],
    reason: `${capital(words[count])} circles, ${why}; where they meet, the ground shows.`,
  };
}

/** Blades of a wheel. */
function blades(context: MarkContext): DrawnMark {
  const random = context.random.fork("blades");
  // Three would be the warning of radiation, four may come near a swastika.
  const [count, why] = partsOf(context, 5, 9);
  const wide = 1 / count;
  const gap = leastGap / 2 / 50 / Math.PI;
  const inner = random.between(8, 24);
  const kind = random.pick(["step", "swirl", "swirl", "fin", "sickle"] as const);
  const sweep = random.between(0.75, 1.25);
  const points = (from: number, radius: number): Point => [
    50 + radius * Math.cos(from * 2 * Math.PI),
    50 + radius * Math.sin(from * 2 * Math.PI),
  ];
  const blade: Path = {
    step: sector(50, 50, 50, [gap, wide * random.between(0.42, 0.76)], inner),
    swirl: [
      ["M", ...points(0, inner)],
      ["C", ...points(wide * 0.2, 30), ...points(wide * 0.5 * sweep, 44), ...points(wide * 1.05 * sweep, 50)],
      ["C", ...points(wide * sweep, 40), ...points(wide * 0.85, 26), ...points(wide * 0.7, inner)],
      ["Z"],
    ] as Path,
    fin: polygon([points(0, inner), points(wide * 0.08, 50), points(wide * 0.78, 47 - inner * 0.3)]),
    sickle: [
      ["M", ...points(0, inner)],
      ["C", ...points(wide * 0.1, 34), ...points(wide * 0.4, 48), ...points(wide * 0.86, 50)],
      ["C", ...points(wide * 0.7, 42), ...points(wide * 0.62, 36), ...points(wide * 0.62, inner + 6)],
      ["Z"],
    ] as Path,
  }[kind];
  const every = count % 2 === 0 && random.chance(0.4) ? 2 : 0;
  const offset = random.between(0, wide);
  const core: Mark =
    random.chance(0.4) && inner > 13 ? [{ path: circle(50, 50, inner - leastGap), role: "second" }] : [];
  return {
    mark: [...alternately(turns(count, turned(random.chance(0.5) ? mirrored(blade) : blade, offset)), every), ...core],
    reason: `${capital(words[count])} blades, ${why}, in motion.`,
  };
}

/** Rings that are open at different places. */
function arcs(context: MarkContext): DrawnMark {
  const random = context.random.fork("arcs");
  const count = random.integer(2, 3);
  const width = count === 2 ? 13 : 10;
  const start = random.pick([0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875]);
  const step = random.between(0, 0.5);
  const mark = Array.from({ length: count }, (_, index): MarkShape => {
    const outer = 50 - index * (width + leastGap + 0.5);
    const sweep = random.between(0.45, 0.8);
    const from = start + index * step;
    return {
      path: sector(50, 50, outer, [from, from + sweep], outer - width),
      role: index === 1 ? "second" : "primary",
    };
  });
  const core: Mark = [{ path: circle(50, 50, count === 2 ? 7 : random.pick([6, 8])) }];
  return {
    mark: [...mark, ...core],
    reason: `${capital(words[count])} open rings on one center: steps that belong together.`,
  };
}

/** Chevrons that point the same way. */
function chevrons(context: MarkContext): DrawnMark {
  const random = context.random.fork("chevrons");
  const count = random.integer(2, 3);
  const rise = random.between(24, 42);
  const thick = (100 - rise - (count - 1) * 8) / count;
  const turn = random.pick([0, 0.25, 0.5, 0.75]);
  const mark = Array.from({ length: count }, (_, index): MarkShape => {
    const top = index * (thick + 8);
    const path = polygon([
      [4, top + rise],
      [50, top],
      [96, top + rise],
      [96, top + rise + thick],
      [50, top + thick],
      [4, top + rise + thick],
    ]);
    return { path: turned(path, turn), role: index === 0 ? "second" : "primary" };
  });
  return { mark, reason: `${capital(words[count])} folds, one on the other.` };
}

const capital = (text = ""): string => `${text[0]?.toUpperCase()}${text.slice(1)}`;

export const geometricRecipes: readonly Recipe[] = [
  recipe("petals", petals, 0.9),
  { ...recipe("crest", crest, 0.7), suits: ({ initials }) => initials.length > 0 },
  recipe("rings", rings, 0.4),
  recipe("blades", blades, 1.1),
  recipe("arcs", arcs, 0.6),
  recipe("bands", bands),
  recipe("chevrons", chevrons, 0.5),
  recipe("block", block, 0.15),
  recipe("tiles", tiles, 1.5),
];
