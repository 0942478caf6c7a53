import { useEffect, useState } from "react";
import { facesOf, isOwnFace, ownFaceId } from "#studio/browser.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Progress } from "#ui/progress.tsx";
import { showToast } from "#ui/toast.ts";
import { designsPath } from "../design-rules.ts";
import type { ShownFont } from "../fonts/own-font-rules.ts";
import type { ListedKit } from "../ui/brand-kits/kit-row.tsx";
import { Editor, type OpenedDesign } from "./editor.tsx";
import type { ListedVersion } from "./panels/versions-section.tsx";
import { useFonts } from "./use-fonts.ts";

interface Props {
  readonly opened: OpenedDesign;
  /** None on a plan that has no brand kits. */
  readonly kits: readonly ListedKit[] | undefined;
  /** The user's own. */
  readonly ownFonts: readonly ShownFont[];
  readonly versions: readonly ListedVersion[];
  readonly watermark: string | undefined;
}

/** Typeface of the watermark. */
const markFaceId = "inter-600";

/** The editor, once its fonts are here; until then the picture that the server draws. */
export function EditorPage({ opened, kits, ownFonts, versions, watermark }: Props) {
  const { design, id, title } = opened;
  const [faceIds] = useState(() => [...facesOf(design), ...(watermark ? [markFaceId] : [])]);
  const { fonts, isFailed, retry } = useFonts(faceIds);
  useEffect(() => {
    const known = ownFonts.map((font) => ownFaceId(font.id));
    if (!facesOf(design).some((faceId) => isOwnFace(faceId) && !known.includes(faceId))) return;
    showToast({
      kind: "error",
      title: "A font of this design was deleted",
      description: "Its words are set in Inter. Choose another font to change that.",
    });
  }, [design, ownFonts]);
  if (fonts) return <Editor {...{ opened, kits, ownFonts, versions, watermark, fonts }} />;
  return (
    <div className="grid h-dvh grid-rows-[3.25rem_minmax(0,1fr)]">
      <div className="flex items-center border-b border-hairline bg-surface px-4 text-sm font-semibold">{title}</div>
      <div className="grid min-h-0 place-items-center gap-6 bg-sunken p-8">
        <img
          src={`${designsPath}/${id}/design.png`}
          alt={title}
          width={design.width}
          height={design.height}
          className="h-auto max-h-full min-h-0 w-auto max-w-full object-contain shadow-float"
        />
        {isFailed ? (
          <Alert tone="error">
            <span className="mr-3">The editor’s fonts couldn’t be loaded.</span>
            <Button size="sm" variant="secondary" onClick={retry}>
              Try again
            </Button>
          </Alert>
        ) : (
          <div className="w-48">
            <Progress label="Opening the editor" />
          </div>
        )}
        <noscript>
          <Alert tone="note">The editor needs JavaScript. Please turn it on in your browser.</Alert>
        </noscript>
      </div>
    </div>
  );
}
