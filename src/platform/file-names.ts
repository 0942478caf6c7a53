/** Names of files that users download. For browsers, too. */
import { normalizeText } from "#text/normalize-text.ts";

const lengthMax = 60;
/** Windows has these for devices, whatever their ending is. */
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;
/** They show nothing, and turn what is around them: “gpj.exe”. */
const invisible = /[\p{Cf}\p{Cc}]/gu;
const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/**
 * A title as a name, without an ending: letters with their marks and digits of all scripts, and hyphens for anything else.
 * @param keepsCase for texts, whose names are read as titles.
 */
export function fileNameOf(title: string, otherwise = "design", { keepsCase } = { keepsCase: false }): string {
  const shown = normalizeText(title.toWellFormed(), "NFC").replaceAll(invisible, "");
  const words = (keepsCase ? shown : shown.toLowerCase())
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replaceAll(/^[-\p{M}]+/gu, "");
  const name = cut(words).replace(/-$/, "");
  return name === "" ? otherwise : reserved.test(name) ? `${name}-${otherwise}` : name;
}

/** Between letters: half of one is another. */
function cut(name: string): string {
  if (name.length <= lengthMax) return name;
  let kept = "";
  for (const { segment } of graphemes.segment(name.slice(0, 2 * lengthMax))) {
    if (kept.length + segment.length > lengthMax) break;
    kept += segment;
  }
  return kept;
}

const plainLetters: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ð: "d",
  þ: "th",
  ł: "l",
  ı: "i",
  Æ: "AE",
  Œ: "OE",
  Ø: "O",
  Đ: "D",
  Ð: "D",
  Þ: "TH",
  Ł: "L",
};

/**
 * The header of a download. Programs that know no other letters get a name without marks.
 * @param name with its ending.
 */
export function contentDisposition(kind: "inline" | "attachment", name: string): string {
  const plain = normalizeText(name, "NFKD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^ -~]/gu, (letter) => plainLetters[letter] ?? "_")
    .replaceAll(/["\\]/g, "_");
  const encoded = encodeURIComponent(name.toWellFormed()).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return plain === name ? `${kind}; filename="${name}"` : `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/** The name that a header gives. @returns undefined if it gives none. */
export function nameInDisposition(header: string): string | undefined {
  const [, encoded] = /filename\*=UTF-8''([^;]+)/i.exec(header) ?? [];
  const [, plain] = /filename="([^"]+)"/i.exec(header) ?? [];
  return encoded === undefined ? plain : decodeURIComponent(encoded);
}
