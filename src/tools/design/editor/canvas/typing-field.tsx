import { type SyntheticEvent, useEffect, useId, useRef } from "react";
import { flushSync } from "react-dom";
import { boundsOf, facesVersion, frameOf } from "#studio/browser.ts";
import { fontsPath } from "../../design-rules.ts";
import { useEditor } from "../editor-context.ts";
import type { useTyping } from "./use-typing.ts";

interface Props extends Pick<ReturnType<typeof useTyping>, "type" | "end"> {
  readonly typing: NonNullable<ReturnType<typeof useTyping>["typing"]>;
  readonly scale: number;
}

const aligns = { start: "left", middle: "center", end: "right" } as const;

const stop = (event: SyntheticEvent) => event.stopPropagation();

/**
 * A field over a text, with the caret and without letters: those are drawn below it by the typesetter. It is as wide as the longest line
 * that the typesetter made, so that the browser breaks lines at the same words.
 */
export function TypingField({ typing: { design, element, words }, scale, type, end }: Props) {
  const { fonts, focusCanvas } = useEditor();
  const field = useRef<HTMLTextAreaElement>(null);
  const isOver = useRef(false);
  const helpId = useId();
  const family = useBrowserFace(element.faceId);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);

  /** Once: what takes the focus away ends it as well. */
  function finish(): void {
    if (isOver.current) return;
    isOver.current = true;
    end();
  }

  const { typesetter } = fonts;
  const size = element.size * scale;
  const column = frameOf(element, design, typesetter);
  const longest = boundsOf({ ...element, turn: 0 }, design, typesetter);
  const lineHeight = element.lineHeight * size;
  const tracking = element.tracking * size;
  const width = longest ? longest.width * scale + Math.max(0, tracking) + 1 : element.width * scale;
  const free = element.width * scale - width;
  const { ascent, descent, capHeight } = typesetter.metricsOf(element.faceId);
  const baseline = (lineHeight + (ascent - descent) * size) / 2;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: nothing is done by a press
    // biome-ignore lint/a11y/noStaticElementInteractions: what is pressed in it is no press on the canvas
    <div
      onPointerDown={stop}
      onPointerUp={stop}
      onClick={stop}
      onDoubleClick={stop}
      className="absolute top-0 left-0 origin-top-left outline-2 outline-accent"
      style={{
        width: element.width * scale,
        height: (column?.height ?? element.size) * scale,
        transform: `translate(${element.x * scale}px, ${element.y * scale}px)${element.turn ? ` rotate(${element.turn}deg)` : ""}`,
      }}
    >
      <textarea
        ref={field}
        aria-label={`${element.name}, on the canvas`}
        aria-describedby={helpId}
        data-own-undo
        lang={design.language}
        maxLength={2_000}
        spellCheck={false}
        value={words}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={finish}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          const isCommand = event.ctrlKey || event.metaKey;
          // What is saved has these words.
          if (isCommand && event.key.toLowerCase() === "s") flushSync(finish);
          else if (event.key === "Escape" || (isCommand && event.key === "Enter")) finish();
          else return;
          event.preventDefault();
          focusCanvas();
        }}
        className="absolute resize-none overflow-hidden border-0 bg-transparent p-0 text-transparent caret-accent outline-none selection:bg-accent/40 selection:text-transparent"
        style={{
          width,
          left: element.align === "start" ? 0 : element.align === "middle" ? free / 2 : free,
          top: capHeight * size - baseline,
          height: (column?.height ?? 0) * scale + 3 * lineHeight,
          fontFamily: `"${family}", sans-serif`,
          fontSize: size,
          lineHeight: `${lineHeight}px`,
          letterSpacing: tracking,
          fontWeight: 400,
          textAlign: aligns[element.align],
          textTransform: element.isCaps ? "uppercase" : "none",
          whiteSpace: "pre-wrap",
          textRendering: "geometricPrecision",
        }}
      />
      <p id={helpId} className="sr-only">
        Escape ends the typing and keeps the words, as do Control and Enter. Then Control and Z takes them back.
      </p>
    </div>
  );
}

/** A face of the studio as a font of the page, by its family. The browser has the file already: the typesetter uses it. */
function useBrowserFace(faceId: string): string {
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
