import { type ListRow, readListRows } from "../brief/list-rows.ts";
import type { Paint } from "../document/document.ts";
import { circle, type Frame, type Path, rectangle } from "../geometry/path.ts";
import type { Kit, MeasurePlan } from "./kit.ts";

/** Marks that lead the eye from a row's name to its value. */
export type Leader = "dots" | "line" | "none";

export interface ListPlan {
  readonly sizeMax: number;
  readonly fill: Paint;
  readonly on: Paint;
  readonly leader: Leader;
  /** Rows without values are on the axis of the words around them. */
  readonly align?: "start" | "middle";
}

/** A brief's list, arranged in columns but not set yet. */
export interface ArrangedList {
  readonly height: number;
  /** @param y of its top. */
  place(x: number, y: number): void;
}

/** The rows of a brief's list with their values in line. */
export function arrangeList(
  kit: Kit,
  width: number,
  { sizeMax, fill, on, leader, align = "start" }: ListPlan,
): ArrangedList {
  const { unit } = kit;
  const { rows, isTimed } = readListRows(kit.brief.list ?? "");
  const limits = (voice: "text" | "strong", size: number): MeasurePlan => ({
    voice,
    sizeMax: size,
    sizeMin: size / 2,
    linesMax: 1,
  });
  const valueVoice = isTimed ? "strong" : "text";
  const labelVoice = isTimed ? "text" : "strong";
  // Widths grow with the type size: one measure at any size is enough.
  const wide = { width: width * 40, height: sizeMax * 4 };
  const widthOf = (words: string, voice: "text" | "strong") =>
    kit.measure(words, wide, limits(voice, sizeMax)).width / sizeMax;
  const labels = rows.map(({ label }) => widthOf(label, labelVoice));
  const values = rows.map(({ value }) => (value ? widthOf(value, valueVoice) : 0));
  const valueShare = Math.max(0, ...values);
  /** In type sizes. */
  const between = valueShare > 0 ? (isTimed ? 1.2 : 2.6) : 0;
  const sizeFor = (label: number) => width / (label + valueShare + between);
  const onOneLine = sizeFor(Math.max(...labels));
  // One long name makes all rows small: rather two lines of it.
  const linesMax = onOneLine < sizeMax * 0.7 ? 2 : 1;
  const words = rows.flatMap(({ label }) => label.split(/\s/u).map((word) => widthOf(word, labelVoice)));
  const parted = Math.min(sizeMax * 0.8, sizeFor(Math.max(...words, ...labels.map((label) => label * 0.62))));
  const size = Math.min(sizeMax, linesMax === 1 ? onOneLine : Math.max(onOneLine, parted));
  const valueWidth = valueShare * size;
  const labelRoom = width - valueWidth - between * size;
  const gap = size * (leader === "line" ? 1.4 : 1.05);
  const capHeight = kit.measure("H", wide, limits(labelVoice, size)).height;
  const labelPlan = { ...limits(labelVoice, size), linesMax };
  const room = { width: labelRoom + unit * 0.4, height: size * 3 };
  const heights = rows.map(({ label }, index) =>
    (labels[index] ?? 0) * size <= labelRoom ? capHeight : kit.measure(label, room, labelPlan).height,
  );
  return {
    height: heights.reduce((sum, height) => sum + height, 0) + (rows.length - 1) * gap + size * 0.3,
    place(x, y) {
      const leaders: Path[] = [];
      let top = y;
      for (const [index, row] of rows.entries()) {
        placeRow(row, top, index);
        top += (heights[index] ?? 0) + gap;
      }
      if (leaders.length > 0) kit.shape("Leaders", { path: leaders.flat(), fill });

      function placeRow({ label, value }: ListRow, top: number, index: number) {
        // A little more than was measured, so that rounding breaks no line.
        const frame = (from: number, across: number): Frame => ({
          x: from,
          y: top,
          width: across + unit * 0.4,
          height: size * 3,
        });
        const colors = { fill, on, linesMax, sizeMax: size, sizeMin: size / 2 };
        if (isTimed) {
          kit.text("list", value, frame(x, valueWidth), { ...colors, voice: valueVoice });
          kit.text("list", label, frame(x + valueWidth + between * size, labelRoom), { ...colors, voice: labelVoice });
        } else {
          const isOnAxis = align === "middle" && valueShare === 0;
          kit.text("list", label, isOnAxis ? { ...frame(x, width), width } : frame(x, labelRoom), {
            ...{ ...colors, voice: labelVoice },
            align: isOnAxis ? "middle" : "start",
          });
          const right = { ...frame(x + width - valueWidth, valueWidth), width: valueWidth };
          kit.text("list", value, right, { ...colors, voice: valueVoice, align: "end" });
        }
        const isLast = index === rows.length - 1;
        if (leader === "line" && !isLast)
          leaders.push(rectangle({ x, y: top + (heights[index] ?? 0) + gap / 2, width, height: unit * 0.18 }));
        const isOneLine = (heights[index] ?? 0) <= capHeight;
        if (leader === "dots" && value && !isTimed && isOneLine) leaders.push(dots(index, x, top));
      }

      function dots(index: number, left: number, top: number): Path {
        const [a, b] = [(labels[index] ?? 0) * size, (values[index] ?? 0) * size];
        const [from, to] = [left + a + size * 0.6, left + width - b - size * 0.5];
        const step = size * 0.42;
        const count = Math.max(0, Math.floor((to - from) / step));
        // All rows have their dots on one grid, counted from the right.
        const grid = left + width;
        return Array.from({ length: count }, (_, at): Path => {
          const place = grid - Math.ceil((grid - to) / step) * step - at * step;
          return place < from ? [] : circle(place, top + capHeight - size * 0.06, size * 0.055);
        }).flat();
      }
    },
  };
}
