import { designsPath } from "../design-rules.ts";

export const ownFontsPath = `${designsPath}/fonts`;

export const fontMegabytesMax = 2;
export const fontBytesMax = fontMegabytesMax * 1_024 * 1_024;
/** All of a user's. */
export const ownFontsMax = 12;
export const fontNameMax = 60;

/** For `accept` of file fields. */
export const fontTypes = ".ttf,.otf,font/ttf,font/otf";

export interface ShownFont {
  readonly id: string;
  readonly name: string;
}

/** Holds the same for as long as the font is there. */
export const ownFontAddress = (fontId: string): string => `${ownFontsPath}/${fontId}`;
