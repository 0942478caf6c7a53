import { copyText } from "#ui/copy-text.ts";

/** By the device's own means where it has any; where it has none, or they fail, the link is copied. */
export async function shareOrCopy(share: { readonly title: string; readonly text: string; readonly url: string }) {
  try {
    if (navigator.share) return await navigator.share(share);
  } catch (error) {
    // Whoever closes the device's dialog has changed their mind.
    if (error instanceof DOMException && error.name === "AbortError") return;
    console.warn("Share failed:", error);
  }
  await copyText(share.url, "Link copied");
}
