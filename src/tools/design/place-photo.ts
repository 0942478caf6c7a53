import { AppError } from "#platform/errors.ts";
import { checkInput } from "#platform/http/bodies/read-request.ts";
import type { Services } from "#platform/services.ts";
import { readRunFile } from "#runs/index.ts";
import { recomposeDesign } from "#studio/index.ts";
import { addAsset, deleteAsset } from "./assets/assets.ts";
import { getDesign, type OwnDesign } from "./designs.ts";
import { fontsFor } from "./fonts/own-fonts.ts";
import { photoOf } from "./photo-of-run.ts";
import { canHavePhoto, placePhotoSchema } from "./photo-rules.ts";
import { saveDesign } from "./save-design.ts";

/**
 * Puts a picture that an engine has made for the user into a design, which is composed again around it: its words stay type. What it was
 * before is kept as a version. Costs nothing; the picture's run was paid.
 * @param body unchecked.
 * @throws {AppError} `invalid_input`; `not_found`, also for another user's design or run; `conflict` if the design was changed meanwhile;
 * `payload_too_large` if there is no room for the picture.
 */
export async function placePhoto(
  services: Services,
  { userId, designId, body }: OwnDesign & { readonly body: unknown },
  signal: AbortSignal,
): Promise<{ readonly revision: number }> {
  const { db, workers, clock } = services;
  const { runId, number, place } = checkInput(placePhotoSchema, body);
  const { brief, choices, document, revision } = await getDesign(db, { userId, designId });
  if (!canHavePhoto(brief.kind)) {
    throw new AppError("invalid_input", { userMessage: "A design of this kind has no place for a photo." });
  }
  const { mediaType, data } = await readRunFile(services, { userId, runId, number });
  if (!mediaType.startsWith("image/")) {
    throw new AppError("invalid_input", { field: "number", userMessage: "This file isn’t an image." });
  }
  const photo = await addAsset(services, { userId, name: "Photo", file: data }, signal);
  try {
    const to = {
      brief: { ...brief, ...(await photoOf(services, { userId, photoId: photo.id })) },
      choices: { ...choices, compositionId: place },
    };
    const fonts = await fontsFor(services, { userId, design: document, briefs: [brief] });
    const order = { document, from: { brief, choices }, to, locked: [], fonts };
    const composed = await recomposeDesign(workers, order, { group: userId, signal });
    const edited = { ...composed, revision, label: "Before the photo", mayChangeKit: false };
    const saved = await saveDesign(db, { userId, designId }, edited, clock.now());
    if (!saved.isConflict) return { revision: saved.revision };
    throw new AppError("conflict", { userMessage: "This design was changed meanwhile. Please try again." });
  } catch (error) {
    await deleteAsset(services, { userId, assetId: photo.id });
    throw error;
  }
}
