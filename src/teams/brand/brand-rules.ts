import { teamPath } from "../rules.ts";

export const teamBrandPath = (teamId: string): string => `${teamPath(teamId)}/brand`;

export const brandFileMegabytesMax = 5;
export const brandFileBytesMax = brandFileMegabytesMax * 1_024 * 1_024;
/** In pixels: two per CSS pixel, where it is shown largest. */
export const logoSizeMax = { width: 600, height: 200 } as const;
/** For `accept` of file fields. */
export const logoTypes = "image/png,image/jpeg,image/webp";
export const logoFormatNames = "PNG, JPEG or WebP";
export const logoOfOtherFormat = `This file type isn’t supported. Please choose a ${logoFormatNames} file.`;

/** A team's name, logo and color on what it shares. */
export interface ShownBrand {
  readonly name: string;
  readonly logo: Logo | null;
  /** `#rrggbb`; null for `usualColor`. */
  readonly color: string | null;
}

/** Most logos are drawn for white, so a team without a color has it on dark screens, too. */
export const usualColor = "#ffffff";

export interface Logo {
  readonly address: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** A hexadecimal digit for each of the bins of logo-rules.ts: how many of its pixels are that light. Null without transparency. */
  readonly tones: string | null;
}

/** @returns the color in small letters; undefined for anything but `#rrggbb`. */
export const parseBrandColor = (text: string): string | undefined =>
  /^#[0-9a-f]{6}$/i.test(text.trim()) ? text.trim().toLowerCase() : undefined;

/** Relative luminance. Source: WCAG 2.2. Takes `#rrggbb`. */
export const luminanceOf = (color: string): number =>
  luminanceOfChannels([1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16)));

/** The same of red, green and blue, each from 0 to 255. */
export function luminanceOfChannels(channels: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two luminances, 1 to 21. Source: WCAG 2.2. */
export const contrastOf = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

export interface Ink {
  readonly color: "#000000" | "#ffffff";
  /** Contrast with what is behind it, 1 to 21. */
  readonly contrast: number;
}

/** Color of text on a color: black or white, of which one always has a contrast of 4.5 or more (WCAG 2.2, AA). Takes `#rrggbb`. */
export function inkOn(color: string): Ink {
  const luminance = luminanceOf(color);
  const white = contrastOf(luminance, 1);
  const black = contrastOf(luminance, 0);
  return white > black ? { color: "#ffffff", contrast: white } : { color: "#000000", contrast: black };
}

/** Icon of a page that shows a team's brand: the first letter of its name on its color, as an address. */
export function brandIcon({ name, color }: ShownBrand): string {
  const [letter = ""] = name.trim();
  const background = color ?? usualColor;
  const text = letter.toUpperCase().replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${background}"/><text x="16" y="23" font-family="sans-serif" font-size="20" font-weight="700" text-anchor="middle" fill="${inkOn(background).color}">${text}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
