import { ink, toneAt } from "./cover-palette.ts";
import { short } from "./svg.ts";

const tileSide = 64;
/** Lightness of the tile: ink on it has 8:1 in every hue. */
const tileLightness = 0.74;
const typeface = "Bricolage Grotesque, ui-sans-serif, system-ui, sans-serif";
/** Height of a capital over the size of the type. */
const capitalHeight = 0.7;

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** One or two capitals: of the first two words, or of the humps of a single word. */
function initialsOf(name: string): string {
  const words = name
    .replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
  const letters = words.slice(0, 2).map((word) => [...word.toLocaleUpperCase("en")][0] ?? "");
  if (letters.length > 0) return letters.join("");
  return /[^\s\p{C}]/u.exec(name)?.[0] ?? "·";
}

/** A complete SVG document, 64 x 64, for products without a logo. The type must come from the page that shows it. */
export function drawMonogram({ name, hue }: { readonly name: string; readonly hue: number }): string {
  const initials = initialsOf(name);
  const size = [...initials].length > 1 ? 27 : 36;
  const type = `font-family="${typeface}" font-weight="700" font-size="${size}" letter-spacing="-0.5"`;
  const baseline = short(tileSide / 2 + (size * capitalHeight) / 2);
  const middle = tileSide / 2;
  const box = `width="${tileSide}" height="${tileSide}"`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" ${box} viewBox="0 0 ${tileSide} ${tileSide}">` +
    `<rect ${box} rx="14" fill="${toneAt(hue, tileLightness)}"/>` +
    `<text x="${middle}" y="${baseline}" text-anchor="middle" ${type} fill="${ink}">${escapeXml(initials)}</text></svg>`
  );
}
