import { uploadFile } from "#ui/api-client.ts";
import { assetBytesMax, assetMegabytesMax } from "../../assets/asset-rules.ts";
import type { ProductPhoto } from "../add-product-photo.ts";
import { productPhotosPath } from "../product-rules.ts";

/** Sends a photo of a product. @returns it as it was stored, with the product cut out where that works, or what is wrong with it. */
export async function uploadPhoto(file: File): Promise<ProductPhoto | { readonly problem: string }> {
  const tooLarge = `This file is larger than ${assetMegabytesMax} MB.`;
  const sent = await uploadFile<ProductPhoto>(productPhotosPath, file, {
    bytesMax: assetBytesMax,
    tooLarge,
    called: "The photo",
  });
  return "answer" in sent ? sent.answer : sent;
}
