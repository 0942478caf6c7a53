import type { Hex } from "../../../engine/color/color.ts";
import type { ShapePlan } from "../../../engine/compose/kit.ts";
import { circle, type Frame, type Path, type Point, polygon, rectangle } from "../../../engine/geometry/path.ts";
import { blend } from "../look.ts";
import { column, type Drawing, type Node, row } from "../node.ts";
import { type Ui, words } from "../ui.ts";

interface ChartPlan {
  /** Description of what the chart says. */
  readonly label: string;
  readonly height?: number;
  readonly heightMax?: number;
  readonly grow?: number;
  readonly labels?: readonly string[];
  /** The bar that stands out. */
  readonly marked?: number;
  readonly onBlock?: boolean;
}

/** Values over time, as the style draws them, with their labels below. */
export function chart(
  ui: Ui,
  values: readonly number[],
  { label, height = 140, heightMax, grow, labels = [], marked = values.length - 1, onBlock = false }: ChartPlan,
): Node {
  const { look } = ui;
  const { color } = look;
  const [main, quiet, ground]: readonly [Hex, Hex, Hex] = onBlock
    ? [color.onBlock, blend(color.onBlock, color.block, 0.45), color.block]
    : [
        color.accent,
        look.chart === "columns" && look.treatment !== "gilded"
          ? color.series[1]
          : blend(color.accent, color.page, 0.35),
        color.page,
      ];
  const drawing: Drawing = {
    kind: "drawing",
    name: "Chart",
    height,
    label: ui.say(label),
    isWhole: true,
    ...(heightMax !== undefined && { heightMax }),
    ...(grow !== undefined && { grow }),
    draw: (frame) => {
      const lines = gridLines(frame, onBlock ? blend(color.onBlock, color.block, 0.25) : color.line);
      switch (look.chart) {
        case "columns":
          return [...lines, ...columnPlans(ui, values, frame, { main, quiet, marked })];
        case "bars":
          return look.treatment === "blocks"
            ? blockPlans(values, frame, { main, quiet, marked })
            : [...lines, ...columnPlans(ui, values, frame, { main, quiet, marked, isRound: true })];
        default:
          return [...lines, ...linePlans(values, frame, { main, ground, isSmooth: look.chart === "area", marked })];
      }
    },
  };
  if (labels.length === 0) return drawing;
  const paint = onBlock ? blend(color.onBlock, color.block, 0.85) : color.muted;
  return column(
    "Chart with labels",
    [
      drawing,
      row(
        "Chart labels",
        labels.map((text) =>
          words(ui, "Label", "label", text, {
            align: "middle",
            grow: 1,
            paint,
            on: onBlock ? color.block : color.page,
            linesMax: 1,
          }),
        ),
        { narrow: "keep" },
      ),
    ],
    { gap: 8, ...(grow !== undefined && { grow }) },
  );
}

const gridLines = ({ x, y, width, height }: Frame, paint: Hex): ShapePlan[] =>
  [0, 0.5, 1].map((share) => ({
    path: rectangle({ x, y: Math.round(y + (height - 1) * share), width, height: 1 }),
    fill: paint,
    opacity: 0.7,
  }));

interface Colors {
  readonly main: Hex;
  readonly quiet: Hex;
  readonly marked: number;
  readonly isRound?: boolean;
}

function columnPlans(
  ui: Ui,
  values: readonly number[],
  { x, y, width, height }: Frame,
  { main, quiet, marked, isRound }: Colors,
): ShapePlan[] {
  const { look } = ui;
  const max = Math.max(...values);
  const step = width / values.length;
  const wide = Math.min(44, Math.round(step * (look.treatment === "gilded" ? 0.3 : 0.56)));
  const outline =
    look.treatment === "bold" || look.treatment === "printed"
      ? { stroke: { paint: look.color.ink, width: look.treatment === "bold" ? 2.5 : 1.5 } }
      : {};
  return values.map((value, index) => {
    const high = Math.max(4, Math.round((value / max) * height * 0.96));
    const radius = isRound ? wide / 2 : Math.min(8, look.radius.tag);
    const frame = {
      x: Math.round(x + step * index + (step - wide) / 2),
      y: y + height - high,
      width: wide,
      height: high,
    };
    return { path: rectangle(frame, radius), fill: index === marked ? main : quiet, ...outline };
  });
}

function blockPlans(
  values: readonly number[],
  { x, y, width, height }: Frame,
  { main, quiet, marked }: Colors,
): ShapePlan[] {
  const max = Math.max(...values);
  const step = width / values.length;
  const wide = Math.min(40, step * 0.6);
  const tilt = wide / 4;
  return values.flatMap((value, index): ShapePlan[] => {
    const fill = index === marked ? main : quiet;
    const high = Math.max(8, (value / max) * (height - tilt * 2) * 0.96);
    const [cx, bottom] = [x + step * index + step / 2, y + height];
    const [left, right, top] = [cx - wide / 2, cx + wide / 2, bottom - tilt - high];
    return [
      {
        path: polygon([
          [left, top],
          [cx, top + tilt],
          [cx, bottom],
          [left, bottom - tilt],
        ]),
        fill: blend("#000000", fill, 0.12),
      },
      {
        path: polygon([
          [right, top],
          [cx, top + tilt],
          [cx, bottom],
          [right, bottom - tilt],
        ]),
        fill: blend("#000000", fill, 0.3),
      },
      {
        path: polygon([
          [cx, top - tilt],
          [right, top],
          [cx, top + tilt],
          [left, top],
        ]),
        fill,
      },
    ];
  });
}

function linePlans(
  values: readonly number[],
  { x, y, width, height }: Frame,
  {
    main,
    ground,
    isSmooth,
    marked,
  }: { readonly main: Hex; readonly ground: Hex; readonly isSmooth: boolean; readonly marked: number },
): ShapePlan[] {
  const [min, max] = [Math.min(...values) * 0.8, Math.max(...values)];
  const step = width / values.length;
  const points = values.map(
    (value, index): Point => [x + step * (index + 0.5), y + 8 + (1 - (value - min) / (max - min || 1)) * (height - 20)],
  );
  const [first, last] = [points[0] ?? [x, y], points.at(-1) ?? [x, y]];
  const line: Path = [
    ["M", first[0], first[1]],
    ...points.slice(1).map(([px, py], index) => {
      const [bx, by] = points[index] ?? first;
      const middle = (bx + px) / 2;
      return isSmooth ? (["C", middle, by, middle, py, px, py] as const) : (["L", px, py] as const);
    }),
  ];
  const below: Path = [...line, ["L", last[0], y + height], ["L", first[0], y + height], ["Z"]];
  const fade = {
    gradient: "linear" as const,
    from: [x, y] as [number, number],
    to: [x, y + height] as [number, number],
    stops: [
      { at: 0, paint: main, opacity: 0.28 },
      { at: 1, paint: main, opacity: 0 },
    ],
  };
  const dots = isSmooth ? [points[marked] ?? last] : points;
  return [
    ...(isSmooth ? [{ path: below, fill: fade }] : []),
    { path: line, stroke: { paint: main, width: isSmooth ? 3 : 1.5 } },
    ...dots.map(
      ([px, py]): ShapePlan => ({
        path: circle(px, py, isSmooth ? 6 : 3.5),
        fill: ground,
        stroke: { paint: main, width: isSmooth ? 3 : 1.5 },
      }),
    ),
  ];
}
