import type { DesignDocument } from "../../engine/document/document.ts";
import { placeElements } from "../../engine/document/place-elements.ts";
import { noPictures } from "../../engine/outputs/pictures.ts";
import { renderPng } from "../../engine/outputs/rasterize.ts";
import { renderPdf } from "../../engine/outputs/render-pdf.ts";
import { escapeXml, renderSvg } from "../../engine/render/render-svg.ts";
import { faceOf, isOwnFace } from "../../engine/type/faces.ts";
import type { Fonts } from "../../engine/type/fonts.ts";
import type { Typesetter } from "../../engine/type/typesetter.ts";
import type { Logo } from "./compose-logo.ts";
import { guideSheet } from "./guide-sheet.ts";
import { type Lockup, logoDocument } from "./lockups.ts";
import { logoVersions } from "./logo-palettes.ts";

/** A file of a brand pack before it is made. */
export type PackFile = { readonly name: string } & (
  | { readonly kind: "svg"; readonly design: DesignDocument }
  | { readonly kind: "pdf"; readonly design: DesignDocument }
  | { readonly kind: "png"; readonly design: DesignDocument; readonly width: number }
  | { readonly kind: "ico"; readonly design: DesignDocument; readonly widths: readonly number[] }
  | { readonly kind: "text"; readonly text: string }
);

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
      const name = `${lockup}/${lockup}-${version}`;
      return [
        { name: `${name}.svg`, kind: "svg", design },
        { name: `${name}.png`, kind: "png", design, width: 2_000 },
      ];
    }),
  );
  const placed = (lockup: Lockup, width: number, height: number, share: number) =>
    onCanvas(logoDocument(logo, typesetter, lockup), { width, height, share });
  const icon = placed("icon", 512, 512, 1.28);
  const icons = iconWidths.map(
    (width): PackFile => ({ name: `icons/icon-${width}.png`, kind: "png", design: icon, width }),
  );
  const social = socialSizes.map(([name, width, height]): PackFile => {
    const lockup = name === "profile" ? "icon" : "horizontal";
    return { name: `social/${name}.png`, kind: "png", design: placed(lockup, width, height, 0.86), width };
  });
  const guide = guideSheet(logo, typesetter);
  return [
    ...versions,
    { name: "print/logo.pdf", kind: "pdf", design: logoDocument(logo, typesetter, "horizontal") },
    ...icons,
    { name: "icons/favicon.svg", kind: "svg", design: icon },
    { name: "icons/favicon.ico", kind: "ico", design: icon, widths: [16, 32, 48] },
    ...social,
    { name: "guide.pdf", kind: "pdf", design: guide },
    { name: "guide.png", kind: "png", design: guide, width: guide.width },
    { name: "licenses.txt", kind: "text", text: licensesOf(logo) },
  ];
}

/** @param title what screen readers call the pictures. On the server only. */
export async function makePackFile(file: PackFile, title: string, fonts: Fonts): Promise<Uint8Array> {
  if (file.kind === "text") return new TextEncoder().encode(file.text);
  if (file.kind === "pdf") return renderPdf([file.design], { ...fonts, pictures: noPictures, size: undefined });
  const svg = outlinesOnly(renderSvg(file.design, fonts.typesetter), title);
  if (file.kind === "svg") return new TextEncoder().encode(svg);
  if (file.kind === "png") return renderPng(svg, file.width);
  return icoFile(file.widths.map((width) => ({ width, png: renderPng(svg, width) })));
}

/** Design programs show the invisible words of a drawing as empty text. */
const outlinesOnly = (svg: string, title: string): string =>
  svg.replaceAll(/<text [\s\S]*?<\/text>/g, "").replace(/<title>[^<]*/, () => `<title>${escapeXml(title)}`);

interface Canvas {
  readonly width: number;
  readonly height: number;
  /** Share of the canvas that the design takes, its clear space counted. */
  readonly share: number;
}

/** A design in the middle of a canvas of its own ground. */
function onCanvas(design: DesignDocument, { width, height, share }: Canvas): DesignDocument {
  const scale = Math.min(width / design.width, height / design.height) * share;
  const placement = { scale, x: (width - design.width * scale) / 2, y: (height - design.height * scale) / 2 };
  return { ...design, width, height, elements: [...placeElements(design.elements, placement)] };
}

function licensesOf({ voice, brief }: Logo): string {
  const faceIds = [voice.faceId, voice.letterFaceId, voice.textFaceId];
  const families = [...new Set(faceIds.filter((id) => !isOwnFace(id)).map((id) => faceOf(id).family))];
  return [
    `Licenses of what the ${brief.name.replaceAll(/\p{Cc}/gu, " ")} logo uses`,
    "",
    "Mark: constructed for this name. It contains no stock icon and no picture.",
    ...families.map(
      (family) =>
        `Type: ${family}, SIL Open Font License 1.1 (https://openfontlicense.org). Logos need no fee and no credit.`,
    ),
    ...(faceIds.some(isOwnFace) ? ["Type: your own font, under the license that you have of it."] : []),
    "",
    "In the SVG and PNG files all type is outlines: no font needs to be installed.",
    "We don’t check trademarks. Before you register the logo, have a search done.",
    "",
  ].join("\n");
}

interface IcoImage {
  /** Width in pixels, at most 256; the height is the same. */
  readonly width: number;
  readonly png: Uint8Array;
}

const headerBytes = 6;
const entryBytes = 16;

/** An ICO that holds PNGs, as browsers and Windows read it. */
function icoFile(images: readonly IcoImage[]): Uint8Array {
  const start = headerBytes + images.length * entryBytes;
  const total = images.reduce((sum, { png }) => sum + png.length, start);
  const file = new Uint8Array(total);
  const view = new DataView(file.buffer);
  view.setUint16(2, 1, true);
  view.setUint16(4, images.length, true);
  let offset = start;
  for (const [index, { width, png }] of images.entries()) {
    const entry = headerBytes + index * entryBytes;
    // A side of 256 is written as 0.
    view.setUint8(entry, width % 256);
    view.setUint8(entry + 1, width % 256);
    view.setUint16(entry + 4, 1, true);
    view.setUint16(entry + 6, 32, true);
    view.setUint32(entry + 8, png.length, true);
    view.setUint32(entry + 12, offset, true);
    file.set(png, offset);
    offset += png.length;
  }
  return file;
}
