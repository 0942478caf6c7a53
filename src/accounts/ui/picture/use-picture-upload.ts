import { useState } from "react";
import { useRevalidator } from "react-router";
import { showToast } from "#ui/toast.ts";
import { pictureBytesMax, pictureOfOtherFormat, pictureTooLarge, pictureTypes } from "./picture-limits.ts";
import { uploadPicture } from "./upload-picture.ts";

interface UploadState {
  /** As `data:`: the page's policy lets no other address of a local file be shown. */
  readonly preview?: string;
  /** From 0 to 1, while a picture is under way. */
  readonly fraction?: number;
  readonly problem?: string | undefined;
}

/** Takes a picture that was chosen or dropped: checks it, shows it, sends it, and has the page ask for what is true from then on. */
export function usePictureUpload(firstProblem: string | undefined) {
  const [state, setState] = useState<UploadState>({ problem: firstProblem });
  const { revalidate } = useRevalidator();

  async function take(picture: File): Promise<void> {
    if (state.fraction !== undefined) return;
    const refusal = problemWith(picture);
    if (refusal) return fail(refusal);
    const preview = await readAsAddress(picture);
    setState({ preview, fraction: 0 });
    const problem = await uploadPicture(picture, (fraction) => setState({ preview, fraction }));
    if (problem) return fail(problem);
    showToast({ kind: "success", title: "Profile updated" });
    await revalidate();
    setState({});
  }

  function fail(problem: string): void {
    setState({ problem });
    showToast({ kind: "error", title: "Update failed", description: problem });
  }

  return { ...state, isSending: state.fraction !== undefined, take };
}

/** What can be known without sending it; the server looks closer. */
function problemWith({ size, type }: File): string | undefined {
  if (size > pictureBytesMax) return pictureTooLarge;
  return type !== "" && !pictureTypes.split(",").includes(type) ? pictureOfOtherFormat : undefined;
}

function readAsAddress(picture: File): Promise<string> {
  const reader = new FileReader();
  return new Promise((resolve, reject) => {
    reader.addEventListener("load", () => resolve(String(reader.result)));
    reader.addEventListener("error", () => reject(reader.error));
    reader.readAsDataURL(picture);
  });
}
