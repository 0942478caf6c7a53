import { useState } from "react";
import { flushSync } from "react-dom";
import {
  type DesignDocument,
  type Element,
  findElement,
  type TextElement,
  type Typesetter,
  typeWords,
} from "#studio/browser.ts";
import { useEditor } from "../editor-context.ts";

interface Typing {
  /** The document with the words as they are now; they are an edit once they are kept. */
  readonly design: DesignDocument;
  readonly element: TextElement;
  readonly words: string;
}

/** Words that are typed on the canvas itself. */
export function useTyping() {
  const { design, fonts, select, edit, announce } = useEditor();
  const { typesetter } = fonts;
  const [typed, setTyped] = useState<{ readonly id: string; readonly words: string }>();
  return {
    typing: typed && typingIn(design, typed.id, typed.words, typesetter),
    /** Opens a text for typing; in the event of a press, because phones show their keyboard only then. */
    begin(element: Element) {
      if (element.kind !== "text") return;
      select(element.id);
      if (element.isLocked) announce(`${element.name} is locked.`);
      else flushSync(() => setTyped({ id: element.id, words: element.text }));
    },
    type: (words: string) => setTyped(typed && { ...typed, words }),
    /** Keeps the words; undo takes them back. */
    end() {
      setTyped(undefined);
      const before = typed && findElement(design, typed.id);
      if (before?.kind !== "text" || before.text === typed?.words) return;
      edit(
        (now) => typeWords(now, before.id, typed?.words ?? "", typesetter),
        `Words of ${before.name} changed. Control and Z takes them back.`,
      );
    },
  };
}

/** @returns undefined if the text is gone, or locked, e.g. by another tab’s version. */
function typingIn(before: DesignDocument, id: string, words: string, typesetter: Typesetter): Typing | undefined {
  const design = typeWords(before, id, words, typesetter);
  const element = findElement(design, id);
  return element?.kind === "text" && !element.isLocked ? { design, element, words } : undefined;
}
