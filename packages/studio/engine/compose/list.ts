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
}

/** A brief's list, arranged in columns but not set yet. */
export interface ArrangedList {
  readonly height: number;
  /** Size of its words. */
  readonly size: number;
  /** @param y of its top. */
  place(x: number, y: number): void;
}

/** The rows of a brief's list with their values in line. */
export function arrangeList(kit: Kit, width: number, { sizeMax, fill, on, leader }: ListPlan): ArrangedList {
  const { unit } = kit;
  const { rows, isTimed } = readListRows(kit.brief.list ?? "");
  const hasValues = rows.some(({ value }) => value !== undefined);
  const plan = (voice: "text" | "strong", size: number, linesMax = 1): MeasurePlan => ({
    voice,
    sizeMax: size,
    sizeMin: unit * 0.8,
    linesMax,
  });
  const tall = { width: width * 0.6, height: unit * 30 };
  const valueVoice = isTimed ? "strong" : "text";
  const labelVoice = isTimed ? "text" : "strong";
  let size = sizeMax;
  let valueWidth = 0;
  let labelRoom = width;
  // The wider the values, the smaller the labels' room: twice is near enough.
  for (let turn = 0; turn < 2; turn++) {
    const values = rows.flatMap(({ value }) => (value ? [kit.measure(value, tall, plan(valueVoice, size))] : []));
    size = Math.min(size, ...values.map((one) => one.size));
    valueWidth = Math.max(0, ...values.map((one) => one.width));
    labelRoom = width - (hasValues ? valueWidth + Math.max(unit * 4, isTimed ? 0 : size * 2.6) : 0);
    const room = { width: labelRoom, height: unit * 30 };
    size = Math.min(size, ...rows.map(({ label }) => kit.measure(label, room, plan(labelVoice, size)).size));
  }
  const pitch = size * (leader === "line" ? 2.1 : 1.75);
  const capHeight = kit.measure("H", tall, plan(labelVoice, size)).height;
  return {
    size,
    height: (rows.length - 1) * pitch + capHeight + size * (leader === "line" ? 0.55 : 0.2),
    place(x, y) {
      const leaders: Path[] = [];
      for (const [index, row] of rows.entries()) {
        const top = y + index * pitch;
        placeRow(row, top, index);
      }
      if (leaders.length > 0) kit.shape("Leaders", { path: leaders.flat(), fill });

      function placeRow({ label, value }: ListRow, top: number, index: number) {
        // A little more than was measured, so that rounding breaks no line.
        const frame = (from: number, across: number): Frame => ({
          x: from,
          y: top,
          width: across + unit * 0.4,
          height: size * 1.4,
        });
        const colors = { fill, on, linesMax: 1, sizeMax: size, sizeMin: unit * 0.8 };
        if (isTimed) {
          kit.text("list", value, frame(x, valueWidth), { ...colors, voice: valueVoice });
          kit.text("list", label, frame(x + valueWidth + unit * 4, labelRoom), { ...colors, voice: labelVoice });
        } else {
          kit.text("list", label, frame(x, labelRoom), { ...colors, voice: labelVoice });
          const right = { ...frame(x + width - valueWidth, valueWidth), width: valueWidth };
          kit.text("list", value, right, { ...colors, voice: valueVoice, align: "end" });
        }
        const isLast = index === rows.length - 1;
        if (leader === "line" && !isLast)
          leaders.push(rectangle({ x, y: top + capHeight + (pitch - capHeight) / 2, width, height: unit * 0.18 }));
        if (leader === "dots" && value && !isTimed) leaders.push(dots(label, value, x, top));
      }

      function dots(label: string, value: string, left: number, top: number): Path {
        const [a, b] = [
          kit.measure(label, { width: labelRoom, height: unit * 30 }, plan(labelVoice, size)).width,
          kit.measure(value, tall, plan(valueVoice, size)).width,
        ];
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
