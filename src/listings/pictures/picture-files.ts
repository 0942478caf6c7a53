import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { storedFileRemoval } from "#platform/files/stored-file-removal.ts";
import type { PictureKind } from "../listing-rules.ts";
import { toolPictures } from "../schema.ts";

/** Path of pictures. Their names can't be guessed and are never reused, so a file at an address never changes. */
const folder = "tool-pictures/";
export const pictureFilePath = `/${folder}`;
export const pictureFileName = "[0-9a-f]{32}(?:-small)?\\.webp";

export const newPictureKey = (): string => `${folder}${randomBytes(16).toString("hex")}.webp`;

/** Key of the smaller file that a screenshot has besides its whole one. */
export const smallKeyOf = (key: string): string => key.replace(/\.webp$/, "-small.webp");

/** Key in the row, for that of either file. */
export const wholeKeyOf = (key: string): string => key.replace(/-small\.webp$/, ".webp");

/** Keys of all files of a picture. */
export const fileKeysOf = ({ kind, key }: { readonly kind: PictureKind; readonly key: string }): readonly string[] =>
  kind === "logo" ? [key] : [key, smallKeyOf(key)];

/** Removal of the files of pictures that were removed, replaced or refused. */
export const pictureFileRemoval = storedFileRemoval({
  name: "remove-tool-pictures",
  isUsed: async (db, key) => (await db.$count(toolPictures, eq(toolPictures.key, wholeKeyOf(key)))) > 0,
});
