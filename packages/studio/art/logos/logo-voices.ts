import type { BrandKit } from "../../engine/brand/brand-kit.ts";
import { nearestFace } from "../../engine/brand/brand-voices.ts";
import type { StyleId } from "../../engine/brief/brief.ts";
import { faceOf } from "../../engine/type/faces.ts";

/** Setting of a name, and the face that the mark's letters come from. */
export interface LogoVoice {
  readonly faceId: string;
  /** Face of the same family, or of one like it, heavy enough for 16 pixels. */
  readonly letterFaceId: string;
  /** Face for the tagline. */
  readonly textFaceId: string;
  readonly tracking: number;
  readonly setting: "caps" | "lower" | "asWritten";
  /** Styles that it belongs to. */
  readonly styles: string;
}

const voice = (
  [faceId, letterFaceId, textFaceId]: readonly [string, string, string],
  tracking: number,
  setting: LogoVoice["setting"],
  styles: string,
): LogoVoice => ({ faceId, letterFaceId, textFaceId, tracking, setting, styles });

const logoVoices: readonly LogoVoice[] = [
  voice(["archivo-700", "archivo-900", "archivo-500"], -0.02, "asWritten", "swiss isometric line"),
  voice(["archivo-900", "archivo-900", "inter-500"], -0.03, "lower", "swiss bauhaus riso"),
  voice(["inter-600", "inter-900", "inter-500"], -0.03, "asWritten", "swiss soft isometric"),
  voice(["inter-900", "inter-900", "inter-500"], -0.045, "asWritten", "swiss brutal"),
  voice(["manrope-700", "manrope-800", "manrope-500"], -0.03, "asWritten", "swiss soft line"),
  voice(["manrope-800", "manrope-800", "manrope-500"], -0.04, "lower", "soft bauhaus isometric"),
  voice(["josefin-sans-700", "josefin-sans-700", "josefin-sans-600"], -0.02, "lower", "bauhaus deco"),
  voice(["josefin-sans-600", "josefin-sans-700", "josefin-sans-600"], 0.14, "caps", "deco bauhaus line"),
  voice(["space-grotesk-700", "space-grotesk-700", "space-grotesk-500"], -0.035, "asWritten", "riso line isometric"),
  voice(["space-grotesk-500", "space-grotesk-700", "ibm-plex-mono-500"], -0.02, "lower", "line brutal isometric"),
  voice(["syne-800", "syne-800", "space-grotesk-500"], -0.02, "asWritten", "riso brutal"),
  voice(["unbounded-600", "unbounded-800", "inter-500"], -0.03, "lower", "deco isometric soft"),
  voice(["unbounded-800", "unbounded-800", "inter-500"], -0.02, "caps", "brutal deco"),
  voice(["anton-400", "anton-400", "ibm-plex-mono-500"], 0.02, "caps", "brutal riso"),
  voice(["dm-serif-display-400", "dm-serif-display-400", "inter-500"], -0.015, "asWritten", "cut-out editorial"),
  voice(["fraunces-900", "fraunces-900", "manrope-500"], -0.03, "asWritten", "cut-out editorial soft"),
  voice(["fraunces-600", "fraunces-900", "manrope-500"], -0.02, "lower", "cut-out soft editorial"),
  voice(["playfair-display-700", "playfair-display-900", "inter-500"], -0.015, "asWritten", "editorial deco cut-out"),
  voice(["noto-serif-display-600", "noto-serif-display-800", "inter-500"], -0.01, "asWritten", "editorial deco"),
  voice(["bodoni-moda-700", "playfair-display-900", "josefin-sans-600"], 0.08, "caps", "deco editorial"),
  voice(["instrument-serif-400", "dm-serif-display-400", "manrope-500"], -0.02, "asWritten", "soft editorial"),
  voice(["jetbrains-mono-700", "jetbrains-mono-700", "jetbrains-mono-500"], -0.05, "lower", "line brutal"),
];

export const voicesOf = (style: StyleId): readonly LogoVoice[] =>
  logoVoices.filter(({ styles }) => styles.split(" ").includes(style));

/** Tells whether a name looks in a voice as its owner writes it: wide faces need short names, titles and partners their capitals. */
export function suitsName({ faceId, setting }: LogoVoice, name: string): boolean {
  const longest = Math.max(...name.split(/\s+/u).map((word) => word.length));
  const isOneWord = !/\s/u.test(name);
  if (longest > 8 && /^(?:unbounded|syne)/u.test(faceId)) return false;
  if (!isOneWord && /mono/u.test(faceId)) return false;
  const isPlain = isOneWord || !/[.&]|\s\S+\s|playfair|bodoni|fraunces|instrument/u.test(`${name} ${faceId}`);
  return setting !== "lower" || isPlain;
}

/** A voice in a brand's families; spacing and capitals stay the style's. */
export function voiceInBrand(own: LogoVoice, { displayFace, textFace }: BrandKit): LogoVoice {
  const display = displayFace === undefined ? own : withFamily(own, displayFace);
  return textFace === undefined ? display : { ...display, textFaceId: nearestFace(own.textFaceId, textFace) };
}

function withFamily(own: LogoVoice, family: string): LogoVoice {
  const known = logoVoices.find(({ faceId }) => faceOf(faceId).family === family);
  return {
    ...own,
    faceId: nearestFace(own.faceId, family),
    letterFaceId: known?.letterFaceId ?? nearestFace(own.letterFaceId, family),
  };
}

export const settingOf = ({ setting }: LogoVoice, words: string, language: string): string =>
  setting === "caps"
    ? words.toLocaleUpperCase(language)
    : setting === "lower"
      ? words.toLocaleLowerCase(language)
      : words;
