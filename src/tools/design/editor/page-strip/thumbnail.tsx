import { memo, useMemo } from "react";
import {
  type DesignDocument,
  type Element,
  type PictureAddress,
  renderOnCanvas,
  type Typesetter,
} from "#studio/browser.ts";
import { classNames } from "#ui/class-names.ts";
import { useEditor } from "../editor-context.ts";

/** In pixels. */
const height = 48;
/** Widest, for banners. */
const widthMax = 120;

interface Props {
  readonly elements: readonly Element[];
  readonly design: DesignDocument;
  /** Text before the ids in it. */
  readonly prefix: string;
  readonly isOpen: boolean;
}

/** A page as it is, small. */
export function Thumbnail({ elements, design, prefix, isOpen }: Props) {
  const { fonts, pictureAt } = useEditor();
  const { width: wide, height: tall, palette, language, isTransparent } = design;
  const scale = Math.min(height / tall, widthMax / wide);
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${wide} ${tall}`}
      width={wide * scale}
      height={tall * scale}
      className={classNames("isolate rounded-xs border", isOpen ? "border-accent" : "border-outline")}
    >
      {!isTransparent && <rect width={wide} height={tall} fill={palette.ground} />}
      <Elements {...{ elements, palette, language, prefix, pictureAt }} typesetter={fonts.typesetter} />
    </svg>
  );
}

interface ElementsProps extends Pick<DesignDocument, "palette" | "language">, Pick<Props, "elements" | "prefix"> {
  readonly typesetter: Typesetter;
  readonly pictureAt: PictureAddress;
}

/** Drawn again only when its own page changes. */
const Elements = memo(function Elements(props: ElementsProps) {
  const { elements, palette, language, prefix, typesetter, pictureAt } = props;
  const markup = useMemo(() => {
    const tools = { typesetter, pictureAt };
    return { __html: elements.map((each) => renderOnCanvas(each, { palette, language }, tools, prefix)).join("") };
  }, [elements, palette, language, prefix, typesetter, pictureAt]);
  return (
    <g
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made by our own renderer, which escapes all words
      dangerouslySetInnerHTML={markup}
    />
  );
});
