import { useEffect } from "react";
import { facesVersion } from "#studio/browser.ts";
import { fontsPath } from "../../design-rules.ts";

/** A face of the studio as a font of the page, by its family. The browser has the file already: the typesetter uses it. */
export function useBrowserFace(faceId: string): string {
  const family = `canvas-${faceId}`;
  useEffect(() => {
    const face = new FontFace(family, `url("${fontsPath}/${faceId}.ttf?v=${facesVersion}")`);
    document.fonts.add(face);
    // Without it the caret stands where it would in the browser’s own font.
    face.load().catch(() => undefined);
    return () => void document.fonts.delete(face);
  }, [family, faceId]);
  return family;
}
