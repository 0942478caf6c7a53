import { bar, circle, polygon, rectangle, sector } from "../../engine/geometry/path.ts";
import { shifted, turned } from "../../engine/geometry/transform.ts";
import { accent, around, body, detail, line, type Motif, starPath } from "./figure.ts";

const sun: Motif = {
  id: "sun",
  name: "a sun",
  words:
    "sun sonne sol soleil słoń güneş ήλι солнц morning breakfast holiday hotel beach yoga solar energy bak- kinder day",
  hues: ["yellow", "orange", "red"],
  letter: { x: 35, y: 35, width: 30, height: 30 },
  draw: (random) => {
    const rays = random.integer(7, 12);
    const kind = random.pick(["bars", "wedges", "dots"] as const);
    const core = random.between(21, 26);
    const long = around(rays, 47);
    return [
      body(circle(50, 50, core)),
      ...long.map(([x, y], index) => {
        const [ux, uy] = [(x - 50) / 47, (y - 50) / 47];
        const inner = core + 7;
        if (kind === "dots") return accent(circle(50 + ux * 42, 50 + uy * 42, rays > 9 ? 5 : 6));
        if (kind === "bars")
          return line(
            `M${50 + ux * (inner + 3)} ${50 + uy * (inner + 3)}L${x - ux * 2} ${y - uy * 2}`,
            rays > 9 ? 7 : 8,
            "accent",
          );
        return accent(
          turned(
            polygon([
              [50 - 70 / rays, 50 - inner],
              [50 + 70 / rays, 50 - inner],
              [50, 0],
            ]),
            index / rays,
          ),
        );
      }),
    ];
  },
};

const moon: Motif = {
  id: "moon",
  name: "a moon",
  words: "moon night sleep bed mond nacht lune luna hotel księż gece φεγγάρ ноч луна dream astro",
  hues: ["violet", "blue", "yellow"],
  draw: (random) => [
    body("M66 10C40 4 8 20 8 54C8 80 28 96 52 96C72 96 88 86 94 68C66 80 40 64 42 40C43 26 52 16 66 10Z"),
    accent(shifted(starPath(4, random.between(17, 22), 6), 24, -16)),
  ],
};

const star: Motif = {
  id: "star",
  name: "a star",
  words: "star stern étoile estrella gwiazd yıldız αστέρ звезд event award cinema film theat talent sport shine magic",
  hues: ["yellow", "red", "violet", "blue"],
  letter: { x: 38, y: 40, width: 24, height: 24 },
  draw: (random) => {
    const points = random.pick([4, 5, 6, 8]);
    const inner = { 4: 16, 5: 22, 6: 27, 8: 28 }[points] ?? 22;
    return [
      body(starPath(points, 50, inner)),
      ...(random.chance(0.5) ? [detail(circle(50, 50, inner * 0.42))] : [detail(bar([50, 50], [50, 100], 6))]),
    ];
  },
};

const horizon: Motif = {
  id: "horizon",
  isUpright: true,
  name: "a sun on the horizon",
  words: "sun travel holiday beach hotel hik- outdoor morning farm coach consult",
  hues: ["orange", "red", "yellow"],
  draw: (random) => {
    const bands = random.integer(2, 3);
    return [
      accent(sector(50, 54, 46, [0.5, 1])),
      ...Array.from({ length: bands }, (_, index) =>
        body(rectangle({ x: 4 + index * 12, y: 62 + index * 14, width: 92 - index * 24, height: 8 }, 4)),
      ),
    ];
  },
};

export const skyMotifs: readonly Motif[] = [sun, moon, star, horizon];
