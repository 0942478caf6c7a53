import { z } from "zod";
import { fileNameOf } from "#platform/file-names.ts";
import { designsPath } from "../design-rules.ts";
import { type FormatName, formats } from "./formats.ts";

export const copiesPath = (designId: string): string => `${designsPath}/${designId}/copies`;
/** Copies as files: `?of=` names them, separated by commas. */
export const copiesFilePath = (designId: string, copyIds: readonly string[]): string =>
  `${copiesPath(designId)}.zip?of=${copyIds.join(",")}`;

const names = formats.map(({ name }) => name) as [FormatName, ...FormatName[]];

export const copiesSchema = z.strictObject({
  formats: z
    .array(z.enum(names))
    .min(1, "choose at least one format")
    .refine((chosen) => new Set(chosen).size === chosen.length, "choose each format once"),
});

/** A run that has more is hard to look at; the library lists them together. */
export const designsOfRunMax = 60;

export interface MadeCopies {
  readonly copyIds: readonly string[];
  /** In the library, together with the design. */
  readonly projectName: string | null;
}

/** Tells it from the design that it was made of. */
export const titleOfCopy = (title: string, format: FormatName): string => `${title}, ${format}`;

/** E.g. `spring-sale-story-1080x1920.png`. @param ending that tells a page’s file from those of the others. */
export const fileOfCopy = (
  title: string,
  { width, height }: { readonly width: number; readonly height: number },
  ending: string,
): string => `${fileNameOf(title)}-${width}x${height}${ending}.png`;
