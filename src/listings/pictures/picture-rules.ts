/** Rules of the pictures of a listing, for server and browser. */
import { type Checked, fieldOf, tidyLine, withoutEmpty } from "#platform/forms/rules.ts";
import type { PictureKind } from "../listing-rules.ts";

/** Screenshots of a listing that are published or wait for review. */
export const screenshotsMax = 6;
const descriptionLengthMin = 10;
export const pictureDescriptionLengthMax = 140;

export const pictureMegabytesMax = 8;
export const pictureBytesMax = pictureMegabytesMax * 1_024 * 1_024;
/** For `accept` of file fields. */
export const pictureTypes = "image/png,image/jpeg,image/webp";
export const pictureFormatNames = "PNG, JPEG or WebP";

/** Length of the shorter side at least, in pixels, and the longer side over it at most: what is shown is readable and fits a page. */
export const pictureBounds = {
  screenshot: { sideMin: 320, ratioMax: 3 },
  logo: { sideMin: 64, ratioMax: 3 },
} as const satisfies Readonly<Record<PictureKind, object>>;

/** Checks the form of a new picture. `screenshot` and `logo` are the names of the fields with their files. */
export function checkNewPicture(form: FormData, kind: PictureKind): Checked<"intent" | "description"> {
  const description = kind === "logo" ? "" : tidyLine(fieldOf(form, "description"));
  return {
    values: { intent: kind, description },
    errors: withoutEmpty({
      [kind]: fileError(form.get(kind)),
      description: kind === "logo" ? undefined : descriptionError(description),
    }),
  };
}

function fileError(file: FormDataEntryValue | null): string | undefined {
  // Browsers send a file field without a file as an empty one.
  if (!(file instanceof File) || file.size === 0) return "Choose a picture first.";
  return file.size > pictureBytesMax
    ? `This picture is larger than ${pictureMegabytesMax} MB. Choose a smaller one.`
    : undefined;
}

function descriptionError(description: string): string | undefined {
  if (description.length < descriptionLengthMin)
    return `Say in a few words what the screenshot shows, in ${descriptionLengthMin} characters or more.`;
  return description.length > pictureDescriptionLengthMax
    ? `Use at most ${pictureDescriptionLengthMax} characters.`
    : undefined;
}

const pictureIntents = ["screenshot", "logo", "earlier", "later", "remove"] as const;

/** Checks each form of the page where makers look after their pictures. */
export function checkPictureForm(form: FormData): Checked<"intent" | "description"> {
  const intent = pictureIntents.find((known) => known === fieldOf(form, "intent"));
  if (intent === "screenshot" || intent === "logo") return checkNewPicture(form, intent);
  return {
    values: { intent: intent ?? "", description: "" },
    errors: withoutEmpty({ intent: intent ? undefined : "This form has changed. Reload the page." }),
  };
}
