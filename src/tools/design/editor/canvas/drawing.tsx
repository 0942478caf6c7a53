import { memo, useMemo } from "react";
import {
  type DesignDocument,
  type Element,
  type PictureAddress,
  renderOnCanvas,
  type Typesetter,
  watermarkOf,
} from "#studio/browser.ts";
import { useEditor } from "../editor-context.ts";
import type { Drag } from "./drag.ts";

interface Props {
  /** The document as it is shown, which may be in the middle of a drag. */
  readonly design: DesignDocument;
  readonly moved?: Drag["moved"] | undefined;
}

/** The design, drawn by the server’s own function. Each element is drawn again only when it changes. */
export function Drawing({ design, moved }: Props) {
  const { fonts, watermark, pictureAt } = useEditor();
  const { width, height, palette, isTransparent, elements } = design;
  const marks = useMemo(
    () => (watermark ? watermarkOf({ width, height }, watermark, fonts.typesetter) : []),
    [width, height, watermark, fonts],
  );
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${width} ${height}`}
      className="pointer-events-none absolute inset-0 isolate size-full select-none"
    >
      {!isTransparent && <rect width={width} height={height} fill={palette.ground} />}
      {[...elements, ...marks].map((element) => (
        <Drawn
          key={element.id}
          element={element}
          palette={palette}
          language={design.language}
          typesetter={fonts.typesetter}
          pictureAt={pictureAt}
          transform={moved?.ids.has(element.id) ? moved.transform : undefined}
        />
      ))}
    </svg>
  );
}

interface DrawnProps extends Pick<DesignDocument, "palette" | "language"> {
  readonly element: Element;
  readonly typesetter: Typesetter;
  readonly pictureAt: PictureAddress;
  readonly transform: string | undefined;
}

/** Has no part of the editor’s context, which changes with every edit. */
const Drawn = memo(function Drawn({ element, palette, language, typesetter, pictureAt, transform }: DrawnProps) {
  // One object for one drawing: React would parse another one again while only the place changes.
  const markup = useMemo(
    () => ({ __html: renderOnCanvas(element, { palette, language }, { typesetter, pictureAt }) }),
    [element, palette, language, typesetter, pictureAt],
  );
  return (
    <g
      data-element={element.id}
      transform={transform}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made by our own renderer, which escapes all words
      dangerouslySetInnerHTML={markup}
    />
  );
});
