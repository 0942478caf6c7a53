import type { z } from "zod";
import { AppError } from "#platform/errors.ts";
import { checkInput } from "#platform/http/bodies/read-request.ts";
import type { Services } from "#platform/services.ts";
import { readRunFile } from "#runs/index.ts";
import { recomposeDesign } from "#studio/index.ts";
import { addAsset, deleteAsset, getAsset } from "./assets/assets.ts";
import { getDesign, type OwnDesign } from "./designs.ts";
import { fontsFor } from "./fonts/own-fonts.ts";
import { photoOf } from "./photo-of-run.ts";
import { canHavePhoto, placePhotoSchema } from "./photo-rules.ts";
import { saveDesign } from "./save-design.ts";

/**
 * Puts a picture into a design, the user's own or one that an engine has made for them. The design is composed again around it: its words stay
 * type. What it was before is kept as a version. Costs nothing; an engine's run was paid.
 * @param changedBy as in `EditedDesign`.
 * @param body unchecked.
 * @throws {AppError} `invalid_input`; `not_found`, also for another user's design, run or picture; `conflict` if the design was changed meanwhile;
 * `payload_too_large` if there is no room for the picture.
 */
export async function placePhoto(
  services: Services,
  { userId, designId, changedBy, body }: OwnDesign & { readonly changedBy: string | null; readonly body: unknown },
  signal: AbortSignal,
): Promise<{ readonly revision: number }> {
  const { db, workers, clock } = services;
  const asked = checkInput(placePhotoSchema, body);
  const { brief, choices, document, revision } = await getDesign(db, { userId, designId });
  if (!canHavePhoto(brief.kind)) {
    throw new AppError("invalid_input", { userMessage: "A design of this kind has no place for a photo." });
  }
  const { photo, discard } = await photoFor(services, { userId, asked }, signal);
  try {
    const to = {
      brief: { ...brief, ...(await photoOf(services, { userId, photoId: photo.id })) },
      choices: { ...choices, compositionId: asked.place },
    };
    const fonts = await fontsFor(services, { userId, design: document, briefs: [brief] });
    const order = { document, from: { brief, choices }, to, locked: [], fonts };
    const composed = await recomposeDesign(workers, order, { group: userId, signal });
    const edited = { ...composed, revision, label: "Before the photo", mayChangeKit: false, changedBy };
    const saved = await saveDesign(db, { userId, designId }, edited, clock.now());
    if (!saved.isConflict) return { revision: saved.revision };
    throw new AppError("conflict", { userMessage: "This design was changed meanwhile. Please try again." });
  } catch (error) {
    await discard();
    throw error;
  }
}

interface AskedPhoto {
  readonly userId: string;
  readonly asked: z.infer<typeof placePhotoSchema>;
}

/** @returns the picture, and a way to undo what was stored for it: nothing for one of the user's own. */
async function photoFor(services: Services, { userId, asked }: AskedPhoto, signal: AbortSignal) {
  if ("assetId" in asked) {
    return { photo: await getAsset(services.db, { userId, assetId: asked.assetId }), discard: async () => {} };
  }
  const { mediaType, data } = await readRunFile(services, { userId, ...asked });
  if (!mediaType.startsWith("image/")) {
    throw new AppError("invalid_input", { field: "number", userMessage: "This file isn’t an image." });
  }
  const photo = await addAsset(services, { userId, name: "Photo", file: data }, signal);
  return { photo, discard: () => deleteAsset(services, { userId, assetId: photo.id }) };
}
