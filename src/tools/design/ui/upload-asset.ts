import { assetBytesMax, assetMegabytesMax, assetsPath, type ShownAsset } from "../assets/asset-rules.ts";

const failed = "The file could not be sent. Please check your connection and try again.";

/** Sends a picture or logo for designs. @returns it as it was stored, or what is wrong with it. */
export async function uploadAsset(file: File): Promise<{ readonly asset: ShownAsset } | { readonly problem: string }> {
  if (file.size > assetBytesMax) return { problem: `This file is larger than ${assetMegabytesMax} MB.` };
  const form = new FormData();
  form.set("file", file);
  try {
    const response = await fetch(assetsPath, { method: "POST", body: form });
    const answer = (await response.json()) as { asset?: ShownAsset; error?: { message?: string } };
    return answer.asset ? { asset: answer.asset } : { problem: answer.error?.message ?? failed };
  } catch {
    return { problem: failed };
  }
}
