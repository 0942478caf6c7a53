import { encode } from "uqr";

/** A QR code as the path of an SVG element, one unit a module. */
export interface QrCode {
  /** Modules a side, with the quiet zone that readers need. */
  readonly size: number;
  readonly path: string;
}

const quietZoneModules = 4;

export function drawQrCode(text: string): QrCode {
  const { size, data } = encode(text, { ecc: "M", border: quietZoneModules });
  const rows = data.map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")).join(""));
  return { size, path: rows.join("") };
}
