import interFile from "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url";
import type { MapType } from "../draw-map.ts";

/** The page’s own typeface, so that files look like the canvas. */
export async function loadMapType(): Promise<MapType> {
  await Promise.allSettled([400, 600, 700].map((weight) => document.fonts.load(`${weight} 14px Inter`)));
  const context = document.createElement("canvas").getContext("2d");
  const family = getComputedStyle(document.body).fontFamily;
  return {
    interUrl: await readInter(),
    measure(line, weight) {
      if (!context) return line.length * 8;
      context.font = `${weight} 14px ${family}`;
      return context.measureText(line).width;
    },
  };
}

/** Undefined without a network, where the file was never loaded. */
async function readInter(): Promise<string | undefined> {
  try {
    const answer = await fetch(interFile);
    if (!answer.ok) return undefined;
    const bytes = new Uint8Array(await answer.arrayBuffer());
    const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
    return `data:font/woff2;base64,${btoa(text)}`;
  } catch {
    return undefined;
  }
}
