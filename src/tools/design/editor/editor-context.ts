import { createContext, use } from "react";
import type { DesignDocument, Element, LoadedTypesetter, PagedEdit, PictureAddress } from "#studio/browser.ts";
import type { ShownFont } from "../fonts/own-font-rules.ts";
import type { Edited } from "./edited.ts";

/** A new document, or one with what is to be selected. */
export type EditResult =
  | DesignDocument
  | { readonly design: DesignDocument; readonly id: string | undefined }
  | { readonly design: DesignDocument; readonly ids: readonly string[] };

export interface Editor extends Edited {
  readonly designId: string;
  /** Open page, with the others behind it: edits change this one. */
  readonly design: DesignDocument;
  /** Design as it is stored. */
  readonly whole: DesignDocument;
  /** Page that is open, from 0. */
  readonly page: number;
  readonly pageCount: number;
  /** Selected elements, from the bottom to the top. */
  readonly selection: readonly Element[];
  /** The element that is selected alone. */
  readonly selected: Element | undefined;
  readonly fonts: LoadedTypesetter;
  /** The user's own. */
  readonly ownFonts: readonly ShownFont[];
  /** True if the user’s plan has brand kits, and with them own fonts. */
  readonly hasBrandKits: boolean;
  /** Words on every file, on some plans. */
  readonly watermark: string | undefined;
  readonly pictureAt: PictureAddress;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  select(id: string | undefined): void;
  selectAll(ids: readonly string[]): void;
  /** Adds an element to what is selected, or takes it out. */
  toggle(id: string): void;
  /**
   * Does something to the document, as one step of undo.
   * @param said what screen readers say was done.
   * @param merge edits of one key that follow each other soon are one step.
   */
  edit(change: (design: DesignDocument) => EditResult, said?: string, merge?: string): void;
  /** Opens a page; there is always one open. */
  openPage(page: number): void;
  /** Changes the pages themselves, as one step of undo. @param change of the stored design and its open page. */
  editPages(change: (design: DesignDocument, page: number) => PagedEdit, said: string): void;
  /** Puts another state in place, once its fonts are here. @throws if they can’t be fetched. */
  replace(next: Partial<Edited>, said: string): Promise<void>;
  undo(): void;
  redo(): void;
  /** Says something to screen readers. */
  announce(words: string): void;
  /** For a button that goes away with what it does. */
  focusCanvas(): void;
}

export const EditorContext = createContext<Editor | undefined>(undefined);

export function useEditor(): Editor {
  const editor = use(EditorContext);
  if (!editor) throw new Error("this part of the editor stands outside of it");
  return editor;
}
