import type { Modality } from "#engines/index.ts";
import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import { listMediaEngines, type MediaEngineChoice } from "./list-media-engines.ts";

/** @throws {AppError} `not_found` for one that isn’t connected. */
export async function findEngine(
  services: Services,
  { userId, kind, id }: { readonly userId: string; readonly kind: Modality; readonly id: string },
): Promise<MediaEngineChoice> {
  const engine = (await listMediaEngines(services, userId, kind)).find((choice) => choice.id === id);
  if (engine) return engine;
  throw new AppError("not_found", { userMessage: "This engine isn’t connected. Please choose another one." });
}
