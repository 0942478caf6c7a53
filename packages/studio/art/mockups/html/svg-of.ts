import type { ShapePlan } from "../../../engine/compose/kit.ts";
import type { Gradient } from "../../../engine/document/document.ts";
import { pathData } from "../../../engine/geometry/path.ts";
import { escapeXml } from "../../../engine/render/render-svg.ts";
import type { Look } from "../look.ts";
import type { PlacedDrawing } from "../placed.ts";
import { drawnGradient, snapped } from "../to-document.ts";
import { paintName } from "./styles-of.ts";

/** A drawing as a part of the page. @param id unique in the page, for gradients. */
export function svgOf(
  { node, frame }: PlacedDrawing,
  { look, id, className }: { readonly look: Look; readonly id: string; readonly className: string },
): string {
  const { width, height } = snapped(frame);
  const gradients: string[] = [];
  const paint = (fill: ShapePlan["fill"]): string => {
    if (fill === undefined) return "none";
    if (typeof fill === "string") return paintName(fill, look);
    gradients.push(gradientOf(drawnGradient(fill, look), `${id}-${gradients.length + 1}`));
    return `url(#${id}-${gradients.length})`;
  };
  const paths = node.draw({ x: 0, y: 0, width, height }).map(({ path, fill, stroke, opacity, isMultiplied }) => {
    const line = stroke
      ? ` stroke="${paintName(stroke.paint, look)}" stroke-width="${Math.round(stroke.width * 100) / 100}" stroke-linecap="round" stroke-linejoin="round"`
      : "";
    const look_ = `${opacity === undefined ? "" : ` opacity="${opacity}"`}${isMultiplied ? ' style="mix-blend-mode:multiply"' : ""}`;
    return `<path d="${pathData(path)}" fill="${paint(fill)}"${line}${look_}/>`;
  });
  const said = node.label ? `role="img" aria-label="${escapeXml(node.label)}"` : 'aria-hidden="true"';
  const fit = node.isWhole ? "" : ' preserveAspectRatio="xMidYMid slice"';
  const defs = gradients.length > 0 ? `<defs>${gradients.join("")}</defs>` : "";
  return `<svg class="${className}" viewBox="0 0 ${width} ${height}"${fit} ${said}>${defs}${paths.join("")}</svg>`;
}

function gradientOf({ gradient, from: [x1, y1], to: [x2, y2], stops }: Gradient, id: string): string {
  const at =
    gradient === "linear"
      ? `x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"`
      : `cx="${x1}" cy="${y1}" r="${Math.hypot(x2 - x1, y2 - y1)}"`;
  const colors = stops.map(
    ({ at: offset, paint, opacity = 1 }) =>
      `<stop offset="${offset}" stop-color="${paint}" stop-opacity="${opacity}"/>`,
  );
  return `<${gradient}Gradient id="${id}" gradientUnits="userSpaceOnUse" ${at}>${colors.join("")}</${gradient}Gradient>`;
}
