import type { Typesetter } from "./typesetter.ts";

export interface LoadedTypesetter {
  readonly typesetter: Typesetter;
  /** Fetches faces that are not here yet. @throws as `fetchFace`; what came is kept. */
  load(faceIds: readonly string[]): Promise<void>;
  has(faceId: string): boolean;
}

/**
 * The server’s typesetter for browsers: it gets the faces that a document needs, and more where one is chosen. HarfBuzz itself is
 * fetched by the first call.
 */
export async function loadTypesetter(fetchFace: (faceId: string) => Promise<Uint8Array>): Promise<LoadedTypesetter> {
  const { createTypesetter } = await import("./typesetter.ts");
  const files = new Map<string, Uint8Array>();
  const underWay = new Map<string, Promise<void>>();
  const fetchOnce = (faceId: string): Promise<void> => {
    const known = underWay.get(faceId);
    if (known) return known;
    const fetching = fetchFace(faceId)
      .then((file) => void files.set(faceId, file))
      // Another try may have more luck.
      .finally(() => underWay.delete(faceId));
    underWay.set(faceId, fetching);
    return fetching;
  };
  return {
    typesetter: createTypesetter(files),
    has: (faceId) => files.has(faceId),
    async load(faceIds) {
      await Promise.all(faceIds.filter((faceId) => !files.has(faceId)).map(fetchOnce));
    },
  };
}
