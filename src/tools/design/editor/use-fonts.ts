import { useCallback, useEffect, useState } from "react";
import {
  facesVersion,
  isOwnFace,
  type LoadedTypesetter,
  loadTypesetter,
  ownFaceId,
  substituteFaceId,
} from "#studio/browser.ts";
import { fontsPath } from "../design-rules.ts";
import { ownFontAddress } from "../fonts/own-font-rules.ts";

/** A user's font that is gone is drawn as on the server: with the substitute. */
async function fetchFace(faceId: string): Promise<Uint8Array> {
  const isOwn = isOwnFace(faceId);
  const answer = await fetch(
    isOwn ? ownFontAddress(faceId.slice(ownFaceId("").length)) : `${fontsPath}/${faceId}.ttf?v=${facesVersion}`,
  );
  if (isOwn && answer.status === 404) return fetchFace(substituteFaceId);
  if (!answer.ok) throw new Error(`the font ${faceId} could not be loaded: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

export interface FontsState {
  /** Undefined until the first faces are here. */
  readonly fonts: LoadedTypesetter | undefined;
  readonly isFailed: boolean;
  retry(): void;
}

/** HarfBuzz, and the faces that a document begins with. */
export function useFonts(faceIds: readonly string[]): FontsState {
  const [fonts, setFonts] = useState<LoadedTypesetter>();
  const [isFailed, setIsFailed] = useState(false);
  const [wanted] = useState(faceIds);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt begins anew.
  useEffect(() => {
    let isLeft = false;
    setIsFailed(false);
    loadTypesetter(fetchFace)
      .then(async (loaded) => {
        await loaded.load(wanted);
        if (!isLeft) setFonts(loaded);
      })
      .catch(() => isLeft || setIsFailed(true));
    return () => {
      isLeft = true;
    };
  }, [wanted, attempt]);
  return { fonts, isFailed, retry: useCallback(() => setAttempt((before) => before + 1), []) };
}
