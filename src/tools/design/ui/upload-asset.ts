import { uploadFile } from "#ui/api-client.ts";
import { assetBytesMax, assetMegabytesMax, assetsPath, type ShownAsset } from "../assets/asset-rules.ts";

/** Sends a picture or logo for designs. @returns it as it was stored, or what is wrong with it. */
export async function uploadAsset(file: File): Promise<{ readonly asset: ShownAsset } | { readonly problem: string }> {
  const tooLarge = `This file is larger than ${assetMegabytesMax} MB.`;
  const sent = await uploadFile<{ readonly asset: ShownAsset }>(assetsPath, file, {
    bytesMax: assetBytesMax,
    tooLarge,
  });
  return "answer" in sent ? sent.answer : sent;
}
