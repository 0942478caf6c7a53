import { boundsOf, mapPoints, type Path, rectangle } from "../../../engine/geometry/path.ts";
import { placing, unionOf } from "../../../engine/geometry/placing.ts";
import type { Random } from "../../../engine/random.ts";
import { pickContainer } from "../containers.ts";
import type { Mark, MarkShape } from "../mark.ts";
import type { MarkContext } from "./family.ts";

interface Setting {
  readonly mark: Mark;
  /** The end of the sentence that gives the reason of the mark. */
  readonly reason: string;
}

/** Wider than this, letters in a shape would be too low for 16 pixels. */
const widestInShape = 1.3;

/** Letters that are drawn as one thing: as they are, on a line, under one, cut through, or left empty in a shape. */
export function settled({ brief }: Pick<MarkContext, "brief">, random: Random, shapes: readonly MarkShape[]): Setting {
  const bounds = unionOf(shapes.map(({ path }) => boundsOf(path)));
  const { x, y, width, height } = bounds;
  const weight = height * random.between(0.09, 0.16);
  const at = random.between(0.3, 0.7);
  const bar = (top: number): MarkShape => ({ path: rectangle({ x, y: top, width, height: weight }), role: "second" });
  const container = pickContainer(random, brief);
  const room = height * 0.09;
  const kinds: readonly (() => Setting)[] = [
    () => ({ mark: shapes, reason: "" }),
    () => ({ mark: [...shapes, bar(y + height + room)], reason: ", set on a line" }),
    () => ({ mark: [bar(y - room - weight), ...shapes], reason: ", under a line" }),
    () => {
      const slit: Path = rectangle({ x: x - 10, y: y + height * at - 3.5, width: width + 20, height: 7 });
      return {
        mark: shapes.map((shape) => ({ ...shape, cuts: [...(shape.cuts ?? []), { path: slit }] })),
        reason: ", cut by one line",
      };
    },
    () => ({
      mark: [...shapes, bar(y - room - weight), bar(y + height + room)],
      reason: ", between two lines",
    }),
    () => {
      const { move } = placing(bounds, container.inner);
      return {
        mark: [{ path: container.path, cuts: shapes.map(({ path }) => ({ path: mapPoints(path, move) })) }],
        reason: `, left empty in a ${container.name}`,
      };
    },
  ];
  return random.pick(width / height > widestInShape ? kinds.slice(0, 5) : [...kinds, ...kinds.slice(5)])();
}
