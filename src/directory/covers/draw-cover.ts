import { categories } from "../data/categories.ts";
import { type CoverFamily, coverFamilies } from "./cover-families.ts";
import { createScene } from "./scene.ts";
import { rect, sheetHeight, sheetWidth } from "./svg.ts";

export interface CoverInput {
  readonly slug: string;
  /** Index of the category hue, 0 to 11. */
  readonly hue: number;
  readonly family: CoverFamily;
  /** Number of the tool's drawing, a whole number: 0 on its card; each next one is another composition. */
  readonly variant: number;
}

/**
 * A complete SVG document, 640 x 400, without text, scripts or references to anything outside.
 * The same input gives the same bytes. Fills its frame: whatever the frame's shape, the edges are cropped.
 */
export function drawCover({ slug, hue, family, variant }: CoverInput): string {
  const scene = createScene(`${family}/${hue}/${slug}`, hue, variant);
  const ground = rect(0, 0, sheetWidth, sheetHeight, scene.palette.ground);
  const size = `width="${sheetWidth}" height="${sheetHeight}" viewBox="0 0 ${sheetWidth} ${sheetHeight}"`;
  const open = `<svg xmlns="http://www.w3.org/2000/svg" ${size} preserveAspectRatio="xMidYMid slice">`;
  return `${open}${ground}${coverFamilies[family](scene)}</svg>`;
}

const hueByCategory = new Map<string, number>(categories.map(({ id, hue }) => [id, hue]));

/** Draws a cover of a category's family. @returns an SVG document, or undefined for an unknown category. */
export function drawCategoryCover(categoryId: string, slug: string, variant = 0): string | undefined {
  const hue = hueByCategory.get(categoryId);
  return hue === undefined ? undefined : drawCover({ slug, hue, family: familyOf(categoryId), variant });
}

const families: Readonly<Record<string, CoverFamily>> = {
  "image-generation": "landscape",
  "photo-editing": "darkroom",
  "logo-design": "marks",
  banner: "banners",
  "social-media": "social",
  presentation: "slides",
  "video-creation": "film",
  "audio-tools": "sound",
  animation: "motion",
  "design-tools": "vectors",
  website: "browser",
  "mobile-app": "phones",
  "content-marketing": "campaign",
  seo: "finding",
  ads: "posters",
  "landing-page": "browser",
  copywriting: "writing",
  content: "writing",
  research: "contour",
  translation: "speech",
  document: "pages",
  education: "lesson",
  workflow: "nodes",
  chat: "speech",
  code: "code",
  data: "charts",
  "ai-tools": "prism",
  ideation: "ideas",
  "3d-modeling": "blocks",
  health: "health",
};

/** The family of a category's covers; categories without one get the general family. */
export function familyOf(categoryId: string): CoverFamily {
  return Object.hasOwn(families, categoryId) ? (families[categoryId] ?? "prism") : "prism";
}
