import type { Voices } from "../compose/kit.ts";
import { faceOf, faces, isOwnFace } from "../type/faces.ts";
import type { BrandKit } from "./brand-kit.ts";

/** A style's type in a brand's families: sizes, weights and spacing stay the style's, as near as the family has them. */
export function brandVoices(voices: Voices, { displayFace, textFace }: BrandKit): Voices {
  const inFamily = <Role extends keyof Voices>(role: Role, family: string | undefined): Voices[Role] => ({
    ...voices[role],
    faceId: family === undefined ? voices[role].faceId : nearestFace(voices[role].faceId, family),
  });
  return {
    display: inFamily("display", displayFace),
    text: inFamily("text", textFace),
    strong: inFamily("strong", textFace),
  };
}

/** Face of a family whose weight is nearest; a font of the user's own is one face. */
export function nearestFace(faceId: string, family: string): string {
  if (isOwnFace(family)) return family;
  const { weight, isItalic } = faceOf(faceId);
  const distance = (face: (typeof faces)[number]) =>
    Math.abs(face.weight - weight) + (face.isItalic === isItalic ? 0 : 1_000);
  const own = faces.filter((face) => face.family === family).toSorted((a, b) => distance(a) - distance(b));
  return own[0]?.id ?? faceId;
}
