import { z } from "zod";
import type { Kind } from "#studio/rules.ts";
import { designsPath } from "./design-rules.ts";

/** The compositions of packages/studio/engine/photos, as the page offers them. */
export const photoPlaces = [
  { id: "photo-full", name: "Full photo", words: "Words on a plate" },
  { id: "photo-fade", name: "On the photo", words: "Words on a veil that fades out" },
  { id: "photo-split", name: "Split", words: "Photo and words side by side" },
  { id: "photo-framed", name: "Framed", words: "Photo within the margins" },
  { id: "photo-arch", name: "Arch", words: "Photo in a niche" },
  { id: "photo-disc", name: "Circle", words: "Photo as a disc" },
] as const;
export type PhotoPlace = (typeof photoPlaces)[number]["id"];

const kindsWithPhoto: readonly Kind[] = ["poster", "post", "story", "banner", "cover", "card"];

export const canHavePhoto = (kind: Kind): boolean => kindsWithPhoto.includes(kind);

export const photoPath = (designId: string): string => `${designsPath}/${designId}/photo`;

/** A picture that an engine has made, and where it goes. */
export const placePhotoSchema = z.strictObject({
  runId: z.uuid(),
  number: z.number().int().min(1).max(1_000),
  place: z.enum(photoPlaces.map(({ id }) => id)),
});

/** For the engine: words in a design are set by us. */
export const photoStyle = "a photograph without any lettering, signs or logos";
export const photoAvoids = "text, letters, words, captions, logos, watermarks";
