import { uploadFile } from "#ui/api-client.ts";
import { fontBytesMax, fontMegabytesMax, ownFontsPath, type ShownFont } from "../fonts/own-font-rules.ts";

/** Sends a font of the user's own. @returns it as it was stored, or what is wrong with it. */
export async function uploadFont(
  file: File,
  hasRight: boolean,
): Promise<{ readonly font: ShownFont } | { readonly problem: string }> {
  const sent = await uploadFile<{ readonly font: ShownFont }>(ownFontsPath, file, {
    bytesMax: fontBytesMax,
    tooLarge: `This font is larger than ${fontMegabytesMax} MB.`,
    fields: { right: hasRight ? "yes" : "no" },
  });
  return "answer" in sent ? sent.answer : sent;
}
