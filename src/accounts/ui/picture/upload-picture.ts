import { type Crop, cropField, pictureUploadPath } from "./picture-limits.ts";

const failed = "The picture could not be sent. Please check your connection and try again.";

/**
 * Sends a picture, saying how much of it has gone: of what can send, only XMLHttpRequest tells.
 * @param crop the part to keep; without it, the center.
 * @returns what went wrong, in a sentence; undefined when nothing did.
 */
export function uploadPicture(
  picture: File,
  crop: Crop | undefined,
  onProgress: (fraction: number) => void,
): Promise<string | undefined> {
  const form = new FormData();
  form.set("picture", picture);
  if (crop) form.set(cropField, [crop.left, crop.top, crop.side].join(","));
  const request = new XMLHttpRequest();
  return new Promise((resolve) => {
    request.upload.addEventListener("progress", ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.addEventListener("load", () => resolve(request.status === 200 ? undefined : problemOf(request)));
    for (const event of ["error", "abort", "timeout"]) request.addEventListener(event, () => resolve(failed));
    request.open("POST", pictureUploadPath);
    request.setRequestHeader("accept", "application/json");
    request.send(form);
  });
}

function problemOf({ responseText }: XMLHttpRequest): string {
  try {
    const { error } = JSON.parse(responseText) as { error?: { message?: unknown } };
    return typeof error?.message === "string" ? error.message : failed;
  } catch {
    return failed;
  }
}
