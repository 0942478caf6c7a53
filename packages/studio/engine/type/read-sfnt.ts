export interface Sfnt {
  /** Name that the font gives itself; undefined if it gives none. */
  readonly name: string | undefined;
}

interface Table {
  readonly offset: number;
  readonly length: number;
}

const tablesMax = 64;
const glyphsMax = 10_000;
const namesMax = 500;

const notOurs = "This file is no TrueType or OpenType font. Please choose a TTF or OTF file.";
const damaged = "This font can’t be read. It may be damaged.";
const refuse = (refused: string) => ({ refused });

/** Reads what the tables of a TrueType or OpenType file say before anything is drawn of it, or why it is refused. */
export function readSfnt(file: Uint8Array): Sfnt | { readonly refused: string } {
  if (file.byteLength < 12) return refuse(notOurs);
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const kind = view.getUint32(0);
  if (kind === tagOf("wOFF") || kind === tagOf("wOF2")) {
    return refuse("This is a font for websites (WOFF). Please choose its TTF or OTF file.");
  }
  if (kind === tagOf("ttcf")) return refuse("This file holds several fonts. Please choose a TTF or OTF file with one.");
  if (kind !== 0x00_01_00_00 && kind !== tagOf("OTTO") && kind !== tagOf("true")) return refuse(notOurs);
  const tables = readTables(view);
  if (!tables) return refuse(damaged);
  const head = tables.get("head");
  const maxp = tables.get("maxp");
  const hasShapes = (tables.has("glyf") && tables.has("loca")) || tables.has("CFF ");
  const isWhole = ["cmap", "hhea", "hmtx"].every((tag) => tables.has(tag));
  if (!head || !maxp || !isWhole || !hasShapes || head.length < 54 || maxp.length < 6) return refuse(damaged);
  const unitsPerEm = view.getUint16(head.offset + 18);
  if (unitsPerEm < 16 || unitsPerEm > 16_384) return refuse(damaged);
  if (view.getUint16(maxp.offset + 4) > glyphsMax) {
    return refuse("This font has more than 10,000 characters, which is too many.");
  }
  const rights = tables.get("OS/2");
  if (rights && rights.length >= 10 && isRestricted(view.getUint16(rights.offset + 8))) {
    return refuse("Its maker doesn’t allow this font to be embedded in files (fsType), so designs can’t be set in it.");
  }
  return { name: readName(view, tables.get("name")) };
}

const tagOf = (tag: string): number => [...tag].reduce((sum, letter) => sum * 256 + letter.charCodeAt(0), 0);

/** @returns undefined if one of them reaches out of the file. */
function readTables(view: DataView): ReadonlyMap<string, Table> | undefined {
  const count = view.getUint16(4);
  if (count === 0 || count > tablesMax || view.byteLength < 12 + count * 16) return undefined;
  const tables = new Map<string, Table>();
  for (let at = 12; at < 12 + count * 16; at += 16) {
    const tag = String.fromCharCode(...[0, 1, 2, 3].map((index) => view.getUint8(at + index)));
    const [offset, length] = [view.getUint32(at + 8), view.getUint32(at + 12)];
    if (offset + length > view.byteLength) return undefined;
    tables.set(tag, { offset, length });
  }
  return tables;
}

/** By OpenType's fsType: restricted without another license, no subsets, or bitmaps only. */
const isRestricted = (fsType: number): boolean =>
  ((fsType & 0x00_02) !== 0 && (fsType & 0x00_0c) === 0) || (fsType & 0x03_00) !== 0;

/** The full name in Unicode. */
function readName(view: DataView, table: Table | undefined): string | undefined {
  if (!table || table.length < 6) return undefined;
  const count = Math.min(namesMax, view.getUint16(table.offset + 2));
  const strings = table.offset + view.getUint16(table.offset + 4);
  const end = table.offset + table.length;
  for (let at = table.offset + 6; at + 12 <= Math.min(end, table.offset + 6 + count * 12); at += 12) {
    const [platform, nameId] = [view.getUint16(at), view.getUint16(at + 6)];
    const [length, offset] = [view.getUint16(at + 8), strings + view.getUint16(at + 10)];
    if (platform !== 3 || nameId !== 4 || offset + length > end) continue;
    const bytes = new Uint8Array(view.buffer, view.byteOffset + offset, length);
    return new TextDecoder("utf-16be").decode(bytes);
  }
  return undefined;
}
