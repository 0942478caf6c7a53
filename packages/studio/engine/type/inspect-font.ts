import { Blob, Face } from "harfbuzzjs";
import PDFDocument from "pdfkit";
import { readSfnt, type Sfnt } from "./read-sfnt.ts";
import { subsetFace } from "./subset-face.ts";
import { createTypesetter } from "./typesetter.ts";

/** A font that designs can be set in, written anew, or why it is none. */
export type InspectedFont =
  | { readonly file: Uint8Array; readonly name: string | undefined }
  | { readonly refused: string };

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
/** Maximum length of an SVG's `d` for all letters: more is no letter but a picture. */
const outlineMax = 400_000;
const damaged = "This font can’t be read. It may be damaged.";

/**
 * Checks an uploaded TrueType or OpenType file, and writes it anew: only the tables that setting text needs, without hinting, and a variable
 * font as its default. It must be possible to set the Latin letters in it and to embed it in a PDF. On the server only.
 */
export async function inspectFont(given: Uint8Array): Promise<InspectedFont> {
  const sfnt = readSfnt(given);
  if ("refused" in sfnt) return sfnt;
  try {
    return await rewrite(given, sfnt);
  } catch {
    return { refused: damaged };
  }
}

async function rewrite(given: Uint8Array, { name }: Sfnt): Promise<InspectedFont> {
  const characters = [...new Face(new Blob(given)).collectUnicodes()].filter(
    (code) => code <= 0x10_ff_ff && (code < 0xd8_00 || code > 0xdf_ff),
  );
  const held = new Set(characters);
  const missing = [...letters].filter((letter) => !held.has(letter.codePointAt(0) ?? 0));
  if (missing.length > 0) {
    return {
      refused: `This font doesn’t have all Latin letters and digits. Missing: ${missing.slice(0, 8).join(" ")}`,
    };
  }
  const file = await subsetFace(given, characters.map((code) => String.fromCodePoint(code)).join(""));
  const typesetter = createTypesetter(new Map([[faceId, file]]));
  const { ascent, descent, capHeight, xHeight } = typesetter.metricsOf(faceId);
  const isUsual = [ascent, capHeight, xHeight].every((value) => value > 0.05 && value < 5) && Math.abs(descent) < 5;
  const outlines = [...letters].map((text) => typesetter.outline({ ...line, text }, 0, 0));
  const width = typesetter.widthOf({ ...line, text: letters });
  if (!isUsual || outlines.includes("") || !(width > 5 && width < 500)) return { refused: unset };
  if (outlines.join("").length > outlineMax) return { refused: "The letters of this font are too detailed." };
  await tryPdf(file);
  return { file, name };
}

const unset = "The letters of this font have no outlines of a usual size.";
const faceId = "asset-00000000-0000-0000-0000-000000000000";
const line = { faceId, size: 1, tracking: 0 };

/** @throws {Error} if a PDF can't have it. */
async function tryPdf(file: Uint8Array): Promise<void> {
  const pdf = new PDFDocument({ font: "" } as never);
  const ended = new Promise<void>((resolve, reject) => pdf.on("end", resolve).on("error", reject));
  pdf.resume();
  pdf.registerFont(faceId, Buffer.concat([file, Buffer.alloc(64)]));
  pdf.font(faceId).text(letters);
  pdf.end();
  await ended;
}
