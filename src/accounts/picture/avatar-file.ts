import { randomBytes } from "node:crypto";

/** Path of avatars. Their names can't be guessed and are never reused, so a file at an address never changes. */
const folder = "avatars/";
export const avatarFileName = "[0-9a-f]{32}\\.webp";

export const newAvatarKey = (): string => `${folder}${randomBytes(16).toString("hex")}.webp`;

/** The address stored in profiles. */
export const avatarUrlOf = (fileKey: string): string => `/${fileKey}`;

/** @returns null if it isn't one of our files: no picture, or one hosted by Google. */
export function avatarKeyOf(avatarUrl: string | null): string | null {
  return avatarUrl?.startsWith(`/${folder}`) ? avatarUrl.slice(1) : null;
}
