import { assetBytesMax, assetMegabytesMax } from "../../assets/asset-rules.ts";
import type { ProductPhoto } from "../add-product-photo.ts";
import { productPhotosPath } from "../product-rules.ts";

const failed = "The photo could not be sent. Please check your connection and try again.";

/** Sends a photo of a product. @returns it as it was stored, with the product cut out where that works, or what is wrong with it. */
export async function uploadPhoto(file: File): Promise<ProductPhoto | { readonly problem: string }> {
  if (file.size > assetBytesMax) return { problem: `This file is larger than ${assetMegabytesMax} MB.` };
  const form = new FormData();
  form.set("file", file);
  try {
    const response = await fetch(productPhotosPath, { method: "POST", body: form });
    const answer = (await response.json()) as Partial<ProductPhoto> & {
      readonly error?: { readonly message?: string };
    };
    const { photo } = answer;
    return response.ok && photo ? { ...answer, photo } : { problem: answer.error?.message ?? failed };
  } catch {
    return { problem: failed };
  }
}
