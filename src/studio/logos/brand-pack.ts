import type { Hex } from "../color/color.ts";
import { renderPng } from "../outputs/rasterize.ts";
import { renderSvg } from "../render/render-svg.ts";
import { faceOf } from "../type/faces.ts";
import type { Typesetter } from "../type/typesetter.ts";
import type { Logo } from "./compose-logo.ts";
import { guideSheet } from "./guide-sheet.ts";
import { icoFile } from "./ico-file.ts";
import { logoDocument } from "./lockups.ts";
import { logoVersions } from "./logo-palettes.ts";
import { placedSvg } from "./placed-svg.ts";

/** A file of a brand pack before it is made. */
export type PackFile =
  | { readonly name: string; readonly kind: "svg"; readonly svg: string }
  | { readonly name: string; readonly kind: "png"; readonly svg: string; readonly width: number }
  | { readonly name: string; readonly kind: "ico"; readonly svg: string; readonly widths: readonly number[] }
  | { readonly name: string; readonly kind: "text"; readonly text: string };

const packedLockups = ["horizontal", "stacked", "mark", "word-mark"] as const;

const iconWidths = [16, 32, 48, 180, 192, 512] as const;

/** Name, width and height of pictures that networks show. */
const socialSizes = [
  ["profile", 800, 800],
  ["link-preview", 1_200, 630],
  ["header", 1_500, 500],
] as const;

/** Everything that a customer needs of a logo, from the sign to the favicon. */
export function brandPack(logo: Logo, typesetter: Typesetter): readonly PackFile[] {
  const versions = packedLockups.flatMap((lockup) =>
    logoVersions.flatMap((version): PackFile[] => {
      const design = { ...logoDocument(logo, typesetter, lockup, version), isTransparent: true };
      const svg = renderSvg(design, typesetter);
      const name = `${lockup}/${lockup}-${version}`;
      return [
        { name: `${name}.svg`, kind: "svg", svg },
        { name: `${name}.png`, kind: "png", svg, width: 2_000 },
      ];
    }),
  );
  const { ground } = logo.colors.palettes.light;
  const icon = canvas(renderSvg(logoDocument(logo, typesetter, "icon"), typesetter), 512, 512, ground, 1.28);
  const icons = iconWidths.map(
    (width): PackFile => ({ name: `icons/icon-${width}.png`, kind: "png", svg: icon, width }),
  );
  const social = socialSizes.map(([name, width, height]): PackFile => {
    const lockup = name === "profile" ? "icon" : "horizontal";
    const svg = canvas(renderSvg(logoDocument(logo, typesetter, lockup), typesetter), width, height, ground, 0.86);
    return { name: `social/${name}.png`, kind: "png", svg, width };
  });
  return [
    ...versions,
    ...icons,
    { name: "icons/favicon.svg", kind: "svg", svg: icon },
    { name: "icons/favicon.ico", kind: "ico", svg: icon, widths: [16, 32, 48] },
    ...social,
    { name: "guide.svg", kind: "svg", svg: guideSheet(logo, typesetter) },
    { name: "licenses.txt", kind: "text", text: licenses(logo) },
  ];
}

/** On the server only. */
export function makePackFile(file: PackFile): Uint8Array {
  if (file.kind === "png") return renderPng(file.svg, file.width);
  if (file.kind === "svg") return new TextEncoder().encode(file.svg);
  if (file.kind === "text") return new TextEncoder().encode(file.text);
  return icoFile(file.widths.map((width) => ({ width, png: renderPng(file.svg, width) })));
}

/** A design in the middle of another canvas. @param share of the canvas that it takes, its clear space counted. */
function canvas(svg: string, width: number, height: number, ground: Hex, share: number): string {
  const frame = { width: width * share, height: height * share };
  const placed = placedSvg(svg, {
    ...frame,
    x: (width - frame.width) / 2,
    y: (height - frame.height) / 2,
    prefix: "logo",
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${ground}"/>${placed}</svg>`,
  ].join("");
}

function licenses({ voice, brief }: Logo): string {
  const families = [...new Set([voice.faceId, voice.letterFaceId, voice.textFaceId].map((id) => faceOf(id).family))];
  return [
    `What the logo of ${brief.name.replaceAll(/\p{Cc}/gu, " ")} is made of`,
    "",
    "Mark: constructed for this name. It contains no stock icon.",
    ...families.map((family) => `Type: ${family}, SIL Open Font License 1.1. The license allows logos without a fee.`),
    "",
  ].join("\n");
}
