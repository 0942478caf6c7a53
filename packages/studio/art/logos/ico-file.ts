interface IcoImage {
  /** Width in pixels, at most 256; the height is the same. */
  readonly width: number;
  readonly png: Uint8Array;
}

const headerBytes = 6;
const entryBytes = 16;

/** An ICO that holds PNGs, as browsers and Windows read it. */
export function icoFile(images: readonly IcoImage[]): Uint8Array {
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
