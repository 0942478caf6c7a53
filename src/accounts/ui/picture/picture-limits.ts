/** Limits for profile pictures. Not in rules.ts, which every page loads. */
export const pictureMegabytesMax = 5;
export const pictureBytesMax = pictureMegabytesMax * 1_024 * 1_024;
export const pictureTypes = "image/jpeg,image/png,image/webp,image/avif";
export const pictureFormatNames = "JPEG, PNG, WebP or AVIF";

/** The square of a picture to keep, in whole pixels of the picture as displayed (upright). */
export interface Crop {
  readonly left: number;
  readonly top: number;
  readonly side: number;
}

/** The form field with a crop, as `left,top,side`. If it is missing, the server keeps the center. */
export const cropField = "crop";
/** Enlarged further, a picture would be blurry. Of a smaller picture, all of its shorter side is kept. */
export const cropSideMin = 64;

/** Path to which pictures are sent, and the page that says why one was refused. */
export const pictureUploadPath = "/settings/profile/avatar";

export const pictureTooLarge = `This picture is larger than ${pictureMegabytesMax} MB. Please choose a smaller one.`;
export const pictureOfOtherFormat = `This file type isn’t supported. Please choose a ${pictureFormatNames} file.`;
export const pictureMissing = "Please choose a picture first.";
