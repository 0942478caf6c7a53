import type { ShapePlan } from "../../../engine/compose/kit.ts";
import { circle, type Path, polygon, rectangle } from "../../../engine/geometry/path.ts";
import { blend } from "../look.ts";
import type { Drawing } from "../node.ts";
import { button, chips, section } from "../parts/controls.ts";
import { type Item, list } from "../parts/lists.ts";
import type { ScreenPlan } from "../screen.ts";
import { isPhone, type Ui } from "../ui.ts";

/** Streets, blocks, water and a way through them. */
function mapDrawing(
  ui: Ui,
  { height, heightMax, label }: { readonly height: number; readonly heightMax: number; readonly label: string },
): Drawing {
  const { look } = ui;
  const { color } = look;
  const isOutlined = look.treatment === "outline" || look.treatment === "gilded";
  const isDark = look.treatment === "gilded";
  const land = isDark ? color.surface : blend(color.ink, color.page, 0.05);
  const street = isDark ? color.line : look.treatment === "outline" ? color.page : "#ffffff";
  return {
    kind: "drawing",
    name: "Map",
    height,
    heightMax,
    grow: 1,
    radius: look.radius.picture,
    label: ui.say(label),
    draw: ({ x, y, width, height: high }) => {
      const at = (px: number, py: number): readonly [number, number] => [x + (px / 100) * width, y + (py / 100) * high];
      const line = (points: readonly (readonly [number, number])[]): Path =>
        points.map(([px, py], index) => [index === 0 ? "M" : "L", ...at(px, py)] as const);
      const streets = [
        [
          [-5, 18],
          [105, 30],
        ],
        [
          [-5, 46],
          [105, 54],
        ],
        [
          [-5, 76],
          [105, 80],
        ],
        [
          [18, -5],
          [10, 105],
        ],
        [
          [44, -5],
          [40, 105],
        ],
        [
          [70, -5],
          [74, 105],
        ],
        [
          [92, -5],
          [96, 105],
        ],
        [
          [44, 50],
          [70, 28],
        ],
      ] as const;
      const pin = ([cx, cy]: readonly [number, number], fill: string, isMain: boolean): ShapePlan[] => [
        { path: circle(cx, cy, isMain ? 16 : 11), fill, stroke: { paint: isDark ? color.page : "#ffffff", width: 3 } },
        { path: circle(cx, cy, isMain ? 5 : 3.5), fill: isDark ? color.page : "#ffffff" },
      ];
      const park = polygon([at(46, 56), at(69, 58), at(72, 76), at(43, 74)].map(([px, py]) => [px, py]));
      return [
        { path: rectangle({ x, y, width, height: high }), fill: land },
        {
          path: [
            ["M", ...at(-5, 96)],
            ["C", ...at(20, 84), ...at(34, 100), ...at(60, 92)],
            ["C", ...at(80, 86), ...at(90, 90), ...at(105, 84)],
            ["L", ...at(105, 105)],
            ["L", ...at(-5, 105)],
            ["Z"],
          ],
          fill: blend(color.series[1] === "#111111" ? "#888888" : color.series[1], land, 0.35),
        },
        { path: park, fill: blend(color.good, land, 0.22) },
        ...streets.map(
          (points, index): ShapePlan => ({
            path: line(points as readonly (readonly [number, number])[]),
            stroke: { paint: street, width: isOutlined ? 6 : index < 3 ? 12 : 8 },
          }),
        ),
        ...(look.treatment === "outline"
          ? streets.map(
              (points): ShapePlan => ({
                path: line(points as readonly (readonly [number, number])[]),
                stroke: { paint: color.ink, width: 1 },
              }),
            )
          : []),
        {
          path: line([
            [15, 77],
            [11, 48],
            [42, 51],
            [70, 28],
            [73, 29],
          ]),
          stroke: { paint: color.accent, width: 5 },
        },
        ...pin(at(15, 77), color.ink === "#ffffff" ? color.series[1] : color.ink, false),
        ...pin(at(42, 51), color.series[1], false),
        ...pin(at(72, 29), color.accent, true),
      ];
    },
  };
}

export interface MapContent {
  readonly title: string;
  readonly tab: number;
  readonly label: string;
  readonly chips?: readonly string[];
  readonly heading: string;
  readonly items: readonly Item[];
  readonly action?: string;
  readonly hasBack?: boolean;
}

export function mapScreen(
  ui: Ui,
  { title, tab, label, chips: labels, heading: name, items, action, hasBack }: MapContent,
): ScreenPlan {
  const places = section(ui, name, [list(ui, items)]);
  return {
    title,
    tab,
    ...(hasBack && { hasBack }),
    main: [
      labels && chips(ui, labels),
      mapDrawing(ui, { height: isPhone(ui) ? 260 : 480, heightMax: isPhone(ui) ? 460 : 900, label }),
      isPhone(ui) && { ...places, spare: 0 },
    ],
    aside: isPhone(ui) ? [] : [places],
    ...(action !== undefined && { foot: button(ui, action) }),
  };
}
