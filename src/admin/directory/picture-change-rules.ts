import { checkNewPicture, type PictureKind } from "#listings/rules.ts";
import type { Checked } from "#platform/forms/rules.ts";
import { checkIntent } from "../rules.ts";

export const addPictureIntent = (kind: PictureKind): string => `add-${kind}`;

export const addedKindOf = (intent: string): PictureKind | undefined =>
  (["screenshot", "logo"] as const).find((kind) => addPictureIntent(kind) === intent);

const removal = "remove-picture-";
export const removePictureIntent = (id: string): string => `${removal}${id}`;

/** @returns the id of a picture, unchecked; undefined for another form. */
export const removedPictureOf = (intent: string): string | undefined =>
  intent.startsWith(removal) ? intent.slice(removal.length) : undefined;

/** Checks the form of an operator's picture, with its reason. */
export function checkAddedPicture(form: FormData, kind: PictureKind): Checked<string> {
  const [picture, own] = [checkNewPicture(form, kind), checkIntent(form)];
  return { values: { ...picture.values, ...own.values }, errors: { ...picture.errors, ...own.errors } };
}
