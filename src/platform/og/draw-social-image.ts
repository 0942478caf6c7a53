import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { Resvg } from "@resvg/resvg-js";
import satori, { type Font } from "satori";
import type { SocialImage } from "./serve-social-image.ts";

const socialImageWidth = 1_200;
const socialImageHeight = 630;

const pictureWidth = 440;
const textWidth = socialImageWidth - pictureWidth;
const padding = 64;

/** src/ui/app.css's paper, ink, muted, hairline and vermilion in sRGB, because the renderer knows no OKLCH. */
const colors = { paper: "#fbfaf7", ink: "#17150f", muted: "#5c5850", hairline: "#dedcd6", accent: "#e8512a" };

/** Draws a page's social image. A task of worker processes. @returns PNG, 1200 × 630. */
export async function drawSocialImage(image: SocialImage): Promise<Uint8Array> {
  const fonts = await loadSocialImageFonts();
  const svg = await satori(sheet(image), { width: socialImageWidth, height: socialImageHeight, fonts });
  return new Resvg(svg, { font: { loadSystemFonts: false }, logLevel: "off" }).render().asPng();
}

type Style = Readonly<Record<string, string | number>>;
type Child = string | SatoriElement;

/** The elements that satori accepts instead of JSX. */
interface SatoriElement {
  readonly type: string;
  readonly key: null;
  readonly props: Readonly<Record<string, unknown>>;
}

const box = (style: Style, ...children: readonly Child[]): SatoriElement => ({
  type: "div",
  key: null,
  props: { style: { display: "flex", ...style }, children: children.length === 1 ? children[0] : children },
});

const image = (svg: string, width: number, height: number): SatoriElement => ({
  type: "img",
  key: null,
  props: {
    src: `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`,
    width,
    height,
    style: { width, height, objectFit: "cover" },
  },
});

function sheet({ kicker, title, description, brand, backgroundSvg }: SocialImage): SatoriElement {
  const size = titleSize(title);
  return box(
    {
      width: socialImageWidth,
      height: socialImageHeight,
      background: colors.paper,
      color: colors.ink,
      fontFamily: textFont,
    },
    box(
      {
        width: textWidth,
        height: socialImageHeight,
        flexDirection: "column",
        justifyContent: "space-between",
        boxSizing: "border-box",
        padding,
        paddingBottom: padding - 8,
      },
      box(
        { flexDirection: "column" },
        box(
          { alignItems: "center", fontSize: 24, fontWeight: 600, color: colors.muted },
          box({ width: 40, height: 4, background: colors.accent, marginRight: 16 }),
          kicker,
        ),
        box(
          {
            display: "block",
            lineClamp: size > 70 ? 3 : 4,
            marginTop: 28,
            fontFamily: displayFont,
            fontSize: size,
            fontWeight: 700,
            lineHeight: 1.04,
            letterSpacing: "-0.025em",
          },
          title,
        ),
        box(
          { display: "block", lineClamp: 3, marginTop: 28, fontSize: 30, lineHeight: 1.38, color: colors.muted },
          description,
        ),
      ),
      box(
        { alignItems: "center", fontFamily: displayFont, fontSize: 34, fontWeight: 700, letterSpacing: "-0.02em" },
        image(markSvg, 48, 48),
        box({ marginLeft: 16 }, brand),
      ),
    ),
    box(
      { width: pictureWidth, height: socialImageHeight, borderLeft: `1px solid ${colors.hairline}` },
      image(backgroundSvg, pictureWidth, socialImageHeight),
    ),
  );
}

/** Long titles get a smaller size, so that none needs more than four lines. */
function titleSize(title: string): number {
  if (title.length <= 18) return 96;
  if (title.length <= 32) return 80;
  return title.length <= 56 ? 68 : 54;
}

/** The mark of `public/favicon.svg`. */
const markSvg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#17150f"/>' +
  '<path d="M8 8h16v4H12v3h9v4h-9v1h12v4H8z" fill="#fbfaf7"/><circle cx="24.5" cy="17" r="3.5" fill="#e8512a"/></svg>';

const { resolve } = createRequire(import.meta.url);

/** Static fonts, because satori reads neither woff2 nor variable fonts. The extended files contain accented Latin letters. */
const files = [
  {
    name: "Bricolage Grotesque",
    weight: 700,
    file: "@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff",
  },
  {
    name: "Bricolage Extended",
    weight: 700,
    file: "@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-ext-700-normal.woff",
  },
  { name: "Inter", weight: 400, file: "@fontsource/inter/files/inter-latin-400-normal.woff" },
  { name: "Inter Extended", weight: 400, file: "@fontsource/inter/files/inter-latin-ext-400-normal.woff" },
  { name: "Inter", weight: 600, file: "@fontsource/inter/files/inter-latin-600-normal.woff" },
  { name: "Inter Extended", weight: 600, file: "@fontsource/inter/files/inter-latin-ext-600-normal.woff" },
] as const;

const displayFont = "Bricolage Grotesque, Bricolage Extended";
const textFont = "Inter, Inter Extended";

let loading: Promise<Font[]> | undefined;

/** Read for the first picture, then cached (about 200 kB). */
function loadSocialImageFonts(): Promise<Font[]> {
  loading ??= Promise.all(
    files.map(async ({ name, weight, file }) => ({
      name,
      weight,
      style: "normal" as const,
      data: await readFile(resolve(file)),
    })),
  );
  return loading;
}
