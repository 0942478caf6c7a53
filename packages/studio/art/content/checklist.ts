import type { Brief } from "../../engine/brief/brief.ts";
import { compilePattern } from "../../engine/brief/compile-pattern.ts";
import { fullStop } from "../../engine/brief/prompt/full-stop.ts";
import { bar, type Path } from "../../engine/geometry/path.ts";
import type { Part, Sheet } from "./parts.ts";

const itemEnd = compilePattern(`[;,·•](?=\\s)|${fullStop(false)}(?=\\s+\\p{Lu})|\\s[-–—]\\s|\\n`, "u");

/** Longer ones are sentences. */
const itemMax = 44;

/** The services or features that a subline counts up; none, where it is a sentence. */
export function itemsOf({ subline = "" }: Pick<Brief, "subline">): readonly string[] {
  const items = subline
    .split(itemEnd)
    .map((item) => item.trim().replace(/[.,;]$/u, ""))
    .filter(Boolean);
  return items.every(({ length }) => length <= itemMax) ? items.map(capitalized) : [];
}

const capitalized = (text: string): string => `${text[0]?.toUpperCase() ?? ""}${text.slice(1)}`;

const tick = (x: number, y: number, size: number): Path => [
  ...bar([x, y + size * 0.5], [x + size * 0.42, y + size * 0.92], size * 0.2),
  ...bar([x + size * 0.36, y + size * 0.9], [x + size, y + size * 0.08], size * 0.2),
];

interface ChecklistPlan {
  readonly size: number;
  readonly gap: number;
}

/** The items of a subline, each with a mark before it; in two columns, where there are many. */
export function checklist({ kit, setting }: Sheet, { size, gap }: ChecklistPlan): readonly Part[] {
  const items = itemsOf(kit.brief);
  if (items.length === 0) return [];
  const { unit } = kit;
  return [
    {
      gap,
      arrange(width, scale) {
        const sizeMax = size * unit * (scale < 1 ? Math.sqrt(scale) : scale);
        const between = unit * 5;
        const mark = sizeMax * 0.8;
        const indent = mark * 1.7;
        const limits = { voice: "strong", sizeMax, linesMax: 2 } as const;
        const setIn = (columns: number) => {
          const cell = (width - between * (columns - 1)) / columns;
          const room = { width: cell - indent, height: sizeMax * 4 };
          const own = Math.min(...items.map((item) => kit.measure(item, room, limits).size));
          return { across: columns, cell, room, own };
        };
        // One long word would make all of them small.
        const inTwo = items.length > 3 ? setIn(2) : undefined;
        const { across, cell, room, own } = inTwo && inTwo.own >= sizeMax * 0.85 ? inTwo : setIn(1);
        // Rows of one line are alike, whether letters go below it or not.
        const heights = items.map((item) => {
          const { height } = kit.measure(item, room, { ...limits, sizeMax: own });
          return height < own * 1.25 ? own * 0.9 : height;
        });
        const rows = Math.ceil(items.length / across);
        const tops: number[] = [];
        let top = 0;
        for (let row = 0; row < rows; row++) {
          tops.push(top);
          top += Math.max(...heights.slice(row * across, (row + 1) * across)) + own * 0.95;
        }
        return {
          height: top - own * 0.95,
          place({ x, y }) {
            const marks = items.flatMap((item, index) => {
              const [left, down] = [
                x + (index % across) * (cell + between),
                y + (tops[Math.floor(index / across)] ?? 0),
              ];
              const frame = { x: left + indent, y: down, width: cell - indent, height: heights[index] ?? own };
              kit.text("subline", item, frame, {
                ...{ ...limits, sizeMax: own },
                ...{ fill: setting.fill, on: setting.on },
              });
              return tick(left, down - mark * 0.1, mark);
            });
            kit.shape("Marks", { path: marks, fill: setting.fill });
          },
        };
      },
    },
  ];
}
