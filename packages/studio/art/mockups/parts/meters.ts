import type { Hex } from "../../../engine/color/color.ts";
import type { ShapePlan } from "../../../engine/compose/kit.ts";
import { rectangle, ring, sector } from "../../../engine/geometry/path.ts";
import { blend } from "../look.ts";
import type { Drawing } from "../node.ts";
import type { Ui } from "../ui.ts";

interface RingPlan {
  readonly size: number;
  readonly label: string;
  readonly onBlock?: boolean;
}

/** Shares of whole circles, one within the other. @param shares from 0 to 1. */
export function rings(ui: Ui, shares: readonly number[], { size, label, onBlock = false }: RingPlan): Drawing {
  const { color, treatment } = ui.look;
  const width =
    size *
    (shares.length > 1
      ? 0.085
      : treatment === "outline" || treatment === "gilded" || treatment === "still"
        ? 0.05
        : 0.11);
  const track = onBlock ? blend(color.onBlock, color.block, 0.25) : color.line;
  const fills: readonly Hex[] = onBlock ? [color.onBlock, color.series[1], color.series[2]] : color.series;
  return {
    kind: "drawing",
    name: "Rings",
    width: size,
    height: size,
    label: ui.say(label),
    isWhole: true,
    draw: ({ x, y }) =>
      shares.flatMap((share, index): ShapePlan[] => {
        const outer = size / 2 - index * (width + size * 0.035);
        const [cx, cy] = [x + size / 2, y + size / 2];
        return [
          { path: ring(cx, cy, outer, outer - width), fill: track },
          {
            path: sector(cx, cy, outer, [-0.25, -0.25 + Math.min(0.999, share)], outer - width),
            fill: fills[index] ?? color.accent,
          },
        ];
      }),
  };
}

/** Parts of a whole. */
export function donut(ui: Ui, shares: readonly number[], { size, label }: RingPlan): Drawing {
  const { color, treatment } = ui.look;
  const whole = shares.reduce((sum, share) => sum + share, 0);
  const outline =
    treatment === "bold" || treatment === "outline"
      ? { stroke: { paint: color.ink, width: treatment === "bold" ? 2.5 : 1.25 } }
      : {};
  return {
    kind: "drawing",
    name: "Donut",
    width: size,
    height: size,
    label: ui.say(label),
    isWhole: true,
    draw: ({ x, y }) => {
      let from = -0.25;
      return shares.map((share, index): ShapePlan => {
        const to = from + share / whole;
        const path = sector(x + size / 2, y + size / 2, size / 2 - 2, [from, to - 0.006], size * 0.31);
        from = to;
        return { path, fill: color.series[index % 4] ?? color.accent, ...outline };
      });
    },
  };
}

/** Bar that shows how far something is, from 0 to 1. */
export function progress(
  ui: Ui,
  share: number,
  {
    label,
    height = 8,
    onBlock = false,
  }: { readonly label: string; readonly height?: number; readonly onBlock?: boolean },
): Drawing {
  const { color, radius } = ui.look;
  const round = radius.control > 0 ? height / 2 : 0;
  const [track, fill] = onBlock ? [blend(color.onBlock, color.block, 0.28), color.onBlock] : [color.line, color.accent];
  return {
    kind: "drawing",
    name: "Progress",
    height,
    label: ui.say(label),
    isWhole: true,
    draw: (frame) => [
      { path: rectangle(frame, round), fill: track },
      { path: rectangle({ ...frame, width: Math.max(height, frame.width * share) }, round), fill },
    ],
  };
}

/** A sound, as a row of bars; what is played stands out. */
export function waveform(
  ui: Ui,
  share: number,
  { height = 56, label }: { readonly height?: number; readonly label: string },
): Drawing {
  const { color, radius } = ui.look;
  return {
    kind: "drawing",
    name: "Waveform",
    height,
    label: ui.say(label),
    isWhole: true,
    draw: ({ x, y, width }) => {
      const count = Math.max(10, Math.floor(width / 7));
      return Array.from({ length: count }, (_, index): ShapePlan => {
        const high = height * (0.2 + 0.8 * Math.abs(Math.sin(index * 0.71) * Math.cos(index * 0.23 + 1)));
        const frame = {
          x: x + (width / count) * index,
          y: y + (height - high) / 2,
          width: Math.max(2, (width / count) * 0.5),
          height: high,
        };
        return {
          path: rectangle(frame, radius.control > 0 ? 2 : 0),
          fill: index / count < share ? color.accent : color.line,
        };
      });
    },
  };
}
