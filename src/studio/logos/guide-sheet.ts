import { paletteRoles } from "../color/palette.ts";
import { renderSvg } from "../render/render-svg.ts";
import type { Typesetter } from "../type/typesetter.ts";
import type { Logo } from "./compose-logo.ts";
import { type Lockup, logoDocument } from "./lockups.ts";
import { type LogoVersion, logoVersions } from "./logo-palettes.ts";
import { placedSvg } from "./placed-svg.ts";

const [width, height] = [1_600, 1_120];

/** One page that shows how a logo is used: lock-ups, versions, sizes and colors. */
export function guideSheet(logo: Logo, typesetter: Typesetter): string {
  const { palettes } = logo.colors;
  const panel = (lockup: Lockup, version: LogoVersion, x: number, y: number, w: number, h: number): string => {
    const svg = renderSvg(logoDocument(logo, typesetter, lockup, version), typesetter);
    const { ground } = palettes[version];
    const placed = placedSvg(svg, { x, y, width: w, height: h, prefix: `at-${x}-${y}` });
    return `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${ground}" stroke="#d9d9d9"/>${placed}`;
  };
  const versions = logoVersions.map((version, index) => panel("stacked", version, 40 + index * 385, 460, 365, 300));
  const sizes = [128, 64, 32, 16].map((size, index) =>
    panel("icon", "one-color", 40 + ([0, 150, 240, 300][index] ?? 0), 800, size, size),
  );
  const swatches = paletteRoles.map((role, index) => {
    const x = 620 + index * 190;
    const color = palettes.light[role];
    const label = { text: color, faceId: "inter-500", size: 20, tracking: 0 };
    return `<rect x="${x}" y="800" width="170" height="128" fill="${color}" stroke="#d9d9d9"/><path d="${typesetter.outline(label, x, 958)}" fill="#222222"/>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="#ffffff"/>`,
    panel("horizontal", "light", 40, 40, 945, 380),
    panel("mark", "dark", 1_005, 40, 555, 380),
    ...versions,
    ...sizes,
    ...swatches,
    `<path d="${typesetter.outline({ text: logo.reason, faceId: "inter-500", size: 22, tracking: 0 }, 40, 1_050)}" fill="#222222"/>`,
    "</svg>",
  ].join("");
}
