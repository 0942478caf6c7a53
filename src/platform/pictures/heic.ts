/** Photos as iPhones store them. No decoder for them has a license that we can use. For browsers, too. */

export const heicRefused =
  "This is a HEIC photo, which we can’t open. Save it as JPEG first: on an iPhone, choose Settings, Camera, Formats, Most Compatible, or share it as JPEG; on a Mac, export it from Photos or Preview; on Windows, save a copy from Photos.";

const brands = new Set(["heic", "heix", "heim", "heis", "hevc", "hevx", "hevm", "hevs"]);

/** By its first bytes (ISO/IEC 23008-12), whatever its name is: some say only “mif1” first, and the codec after it. */
export function isHeic(file: Uint8Array): boolean {
  const start = new TextDecoder("latin1").decode(file.subarray(0, 64));
  return start.slice(4, 8) === "ftyp" && (start.slice(8).match(/.{4}/gs) ?? []).some((brand) => brands.has(brand));
}
