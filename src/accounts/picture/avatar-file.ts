import { randomBytes } from "node:crypto";

/** Where avatars are served, by a name that nobody can guess and that is never used again: what stands there never changes. */
const folder = "avatars/";
export const avatarFileName = "[0-9a-f]{32}\\.webp";

export const newAvatarKey = (): string => `${folder}${randomBytes(16).toString("hex")}.webp`;

/** As profiles name it. */
export const avatarUrlOf = (fileKey: string): string => `/${fileKey}`;

/** @returns null for what is no file of ours: nothing, or a picture at Google. */
export function avatarKeyOf(avatarUrl: string | null): string | null {
  return avatarUrl?.startsWith(`/${folder}`) ? avatarUrl.slice(1) : null;
}
