import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import { type Brief, lookAtPhoto } from "#studio/index.ts";
import { getAsset, readAsset } from "./assets/assets.ts";
import { canHavePhoto } from "./photo-rules.ts";

/** A photo is made small and looked at. */
const lookMs = 15_000;

interface Asked {
  readonly userId: string;
  readonly photoId: string;
}

type PhotoPart = Pick<Brief, "photoId" | "photoRatio" | "photoLook">;

/**
 * Reads the part of a brief that comes from one of the user's pictures.
 * @throws {AppError} `not_found` for a picture that is gone, and for another user's; and as the pool that looks at it.
 */
export async function photoOf(
  services: Pick<Services, "db" | "files" | "workers">,
  { userId, photoId }: Asked,
): Promise<PhotoPart> {
  const own = { userId, assetId: photoId };
  const { width, height } = await getAsset(services.db, own);
  const turn = { group: userId, signal: AbortSignal.timeout(lookMs) };
  const photoLook = await lookAtPhoto(services.workers, await readAsset(services, own), turn);
  return { photoId, photoRatio: width / height, photoLook };
}

interface AskedRun {
  readonly userId: string;
  readonly kind: Brief["kind"];
  readonly settings: { readonly photoId?: string | undefined };
}

/** Reads the photo that a new run's settings name; nothing if they name none, or if its kind has no place for one. @throws as `photoOf`. */
export async function photoOfRun(
  services: Pick<Services, "db" | "files" | "workers">,
  { userId, kind, settings: { photoId } }: AskedRun,
): Promise<PhotoPart> {
  if (photoId === undefined || !canHavePhoto(kind)) return {};
  try {
    return await photoOf(services, { userId, photoId });
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "not_found") throw error;
    throw new AppError("not_found", {
      field: "photoId",
      userMessage: "This photo isn’t among your pictures. Please choose another one, or remove it.",
      cause: error,
    });
  }
}

/** A brief whose photo was exchanged, with the look of the new one. @throws as `photoOf`. */
export async function withLook(
  services: Pick<Services, "db" | "files" | "workers">,
  userId: string,
  brief: Brief,
): Promise<Brief> {
  const { photoId, photoLook, product } = brief;
  if (photoId === undefined || photoLook || product) return brief;
  return { ...brief, ...(await photoOf(services, { userId, photoId })) };
}
