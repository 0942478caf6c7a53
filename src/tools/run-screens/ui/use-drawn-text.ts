import { createContext, useContext, useEffect, useState } from "react";
import type { DrawnBlocks } from "#ui/markdown/drawn-markdown.ts";
import { drawInBrowser } from "./draw-in-browser.ts";

/** Texts that the server drew for the page, by text (`drawTexts`). */
export const DrawnTexts = createContext<ReadonlyMap<string, DrawnBlocks>>(new Map());

interface Asked {
  readonly text: string;
  readonly isWriting: boolean;
  /** True if the browser draws it when the server didn't. */
  readonly isWanted: boolean;
}

interface Drawn {
  readonly text: string;
  readonly blocks: DrawnBlocks | null;
}

/** A text's Markdown as the server or a worker drew it. @returns undefined until then, and for one that takes too much. */
export function useDrawnText({ text, isWriting, isWanted }: Asked): DrawnBlocks | undefined {
  const ready = useContext(DrawnTexts).get(text);
  const [drawn, setDrawn] = useState<Drawn>();
  const [draw] = useState(() => createDrawing(setDrawn));
  useEffect(() => draw(ready ? undefined : { text, isWriting, isWanted }), [draw, text, isWriting, isWanted, ready]);
  useEffect(() => () => draw(undefined), [draw]);
  if (ready) return ready;
  // What was drawn a moment ago is shown until the words that have come since are drawn, too, but not in place of another text.
  return drawn?.blocks && text.startsWith(drawn.text) ? drawn.blocks : undefined;
}

/** While a text is written, several versions of it come during one drawing, of which the last one counts. */
function createDrawing(onDrawn: (drawn: Drawn) => void): (asked: Asked | undefined) => void {
  let wanted: Asked | undefined;
  let isDrawing = false;
  let tooMuch: string | undefined;
  const drawWanted = async () => {
    let done: Asked | undefined;
    while (wanted && wanted !== done) {
      done = wanted;
      const { text, isWriting, isWanted } = done;
      // More words don't make it less: it is tried again when it is complete.
      const isTooMuch = isWriting && tooMuch !== undefined && text.startsWith(tooMuch);
      if (!isWanted || text === "" || isTooMuch) continue;
      const blocks = await drawInBrowser({ text, isWriting });
      if (blocks === null) tooMuch = text;
      onDrawn({ text, blocks });
    }
    isDrawing = false;
  };
  return (asked) => {
    wanted = asked;
    if (isDrawing) return;
    isDrawing = true;
    void drawWanted();
  };
}
