import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Font } from "satori";

const { resolve } = createRequire(import.meta.url);

/** Static cuts, because satori reads neither woff2 nor variable fonts. The extended files hold the accents of other Latin scripts. */
const files = [
  {
    name: "Bricolage Grotesque",
    weight: 700,
    file: "@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff",
  },
  {
    name: "Bricolage Extended",
    weight: 700,
    file: "@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-ext-700-normal.woff",
  },
  { name: "Inter", weight: 400, file: "@fontsource/inter/files/inter-latin-400-normal.woff" },
  { name: "Inter Extended", weight: 400, file: "@fontsource/inter/files/inter-latin-ext-400-normal.woff" },
  { name: "Inter", weight: 600, file: "@fontsource/inter/files/inter-latin-600-normal.woff" },
  { name: "Inter Extended", weight: 600, file: "@fontsource/inter/files/inter-latin-ext-600-normal.woff" },
] as const;

export const displayFont = "Bricolage Grotesque, Bricolage Extended";
export const textFont = "Inter, Inter Extended";

let loading: Promise<Font[]> | undefined;

/** Read when the first picture is drawn, then kept (about 200 kB). */
export function loadSocialImageFonts(): Promise<Font[]> {
  loading ??= Promise.all(
    files.map(async ({ name, weight, file }) => ({
      name,
      weight,
      style: "normal" as const,
      data: await readFile(resolve(file)),
    })),
  );
  return loading;
}
