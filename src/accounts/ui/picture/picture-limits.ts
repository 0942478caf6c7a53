/** What can be uploaded as a picture of oneself. Not in rules.ts, which every page loads. */
export const pictureMegabytesMax = 5;
export const pictureBytesMax = pictureMegabytesMax * 1_024 * 1_024;
export const pictureTypes = "image/jpeg,image/png,image/webp,image/avif";
export const pictureFormatNames = "JPEG, PNG, WebP or AVIF";

/** Where pictures are sent, and the page that says why one was not taken. */
export const pictureUploadPath = "/settings/profile/avatar";

export const pictureTooLarge = `This picture is larger than ${pictureMegabytesMax} MB. Please choose a smaller one.`;
export const pictureOfOtherFormat = `This is no picture in a format that works here. Please choose a ${pictureFormatNames} file.`;
export const pictureMissing = "Please choose a picture first.";
