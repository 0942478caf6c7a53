/** Addresses of bots' pictures. Pure. */
const folder = "bot-pictures/";
export const botPictureName = "[0-9a-f]{32}\\.webp";
export const botPicturePath = `/${folder}`;

/** Names can't be guessed and are never used again, so a file at an address never changes. */
export const botPictureKeyOf = (random: string): string => `${folder}${random}.webp`;

export const botAvatarUrl = (pictureKey: string | null): string | null =>
  pictureKey === null ? null : `/${pictureKey}`;
