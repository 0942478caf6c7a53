import { lazy, useState } from "react";
import { useRevalidator } from "react-router";
import { heicRefused } from "#platform/pictures/heic.ts";
import { readError } from "#ui/api-client.ts";
import { showToast } from "#ui/toast.ts";
import {
  type Crop,
  cropField,
  pictureBytesMax,
  pictureOfOtherFormat,
  pictureTooLarge,
  pictureTypes,
  pictureUploadPath,
} from "./picture-limits.ts";

const loadCropDialog = () => import("./crop-dialog.tsx");

/** Not part of the page's first load: the library behind it is only needed once a file is chosen. */
export const CropDialog = lazy(async () => ({ default: (await loadCropDialog()).CropDialog }));

const notOpened = "The picture could not be opened. Please check your connection and choose it again.";

interface UploadState {
  /** The chosen file, until its crop is saved or canceled. */
  readonly chosen?: {
    readonly picture: File;
    /** Address as a `data:` URL: our policy allows no other address for a local file. */
    readonly address: string;
  };
  /** From 0 to 1, during an upload. */
  readonly fraction?: number;
  readonly problem?: string | undefined;
}

/** Handles a chosen or dropped picture: checks it, has the user crop it, sends it, and reloads the page's data. */
export function usePictureUpload(firstProblem: string | undefined) {
  const [state, setState] = useState<UploadState>({ problem: firstProblem });
  const { revalidate } = useRevalidator();

  async function take(picture: File): Promise<void> {
    if (state.fraction !== undefined) return;
    const refusal = problemWith(picture);
    if (refusal) return fail(refusal);
    try {
      const [address] = await Promise.all([readAsAddress(picture), loadCropDialog()]);
      setState({ chosen: { picture, address } });
    } catch {
      fail(notOpened);
    }
  }

  /** @param crop undefined if this browser can't show the picture: the server may be able to read it. */
  async function send(crop: Crop | undefined): Promise<void> {
    if (!state.chosen) return;
    setState({ fraction: 0 });
    const problem = await uploadPicture(state.chosen.picture, crop, (fraction) => setState({ fraction }));
    if (problem) return fail(problem);
    showToast({ kind: "success", title: "Profile updated" });
    await revalidate();
    setState({});
  }

  function fail(problem: string): void {
    setState({ problem });
    showToast({ kind: "error", title: "Update failed", description: problem });
  }

  return { ...state, isSending: state.fraction !== undefined, take, send, cancel: () => setState({}) };
}

/** Checks what can be known before sending; the server checks more. */
function problemWith({ size, type }: File): string | undefined {
  if (size > pictureBytesMax) return pictureTooLarge;
  if (/^image\/hei[cf]/.test(type)) return heicRefused;
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

const failed = "The picture could not be sent. Please check your connection and try again.";

/**
 * Sends a picture and reports progress, which only XMLHttpRequest supports.
 * @param crop the part to keep; without it, the center.
 * @returns what went wrong, as a message; undefined if nothing did.
 */
function uploadPicture(
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
    request.addEventListener("load", () => {
      resolve(request.status === 200 ? undefined : (readError(request.responseText).message ?? failed));
    });
    for (const event of ["error", "abort", "timeout"]) request.addEventListener(event, () => resolve(failed));
    request.open("POST", pictureUploadPath);
    request.setRequestHeader("accept", "application/json");
    request.send(form);
  });
}
