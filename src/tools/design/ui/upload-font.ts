import { fontBytesMax, fontMegabytesMax, ownFontsPath, type ShownFont } from "../fonts/own-font-rules.ts";

const failed = "The file could not be sent. Please check your connection and try again.";

/** Sends a font of the user's own. @returns it as it was stored, or what is wrong with it. */
export async function uploadFont(
  file: File,
  hasRight: boolean,
): Promise<{ readonly font: ShownFont } | { readonly problem: string }> {
  if (file.size > fontBytesMax) return { problem: `This font is larger than ${fontMegabytesMax} MB.` };
  const form = new FormData();
  form.set("file", file);
  form.set("right", hasRight ? "yes" : "no");
  try {
    const response = await fetch(ownFontsPath, { method: "POST", body: form });
    const answer = (await response.json()) as { font?: ShownFont; error?: { message?: string } };
    return answer.font ? { font: answer.font } : { problem: answer.error?.message ?? failed };
  } catch {
    return { problem: failed };
  }
}
