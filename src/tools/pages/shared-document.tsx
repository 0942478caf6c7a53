import type { ComponentType } from "react";
import type { SharedDocument as Shared } from "#work/index.ts";
import { SharedBoard } from "../ideas/ideation/ui/shared-board.tsx";
import { SharedMap } from "../ideas/mindmap/ui/shared-map.tsx";
import { SharedDraft } from "../writing/drafts/ui/shared-draft.tsx";

interface ViewProps {
  readonly title: string;
  /** Content that `share` of the same kind of document has returned. */
  readonly content: never;
}

/** Views of documents for visitors who have a link, by the kind of document: one for each that tools tell of. */
export const views: Readonly<Record<string, ComponentType<ViewProps>>> = {
  draft: SharedDraft,
  "mind-map": SharedMap,
  board: SharedBoard,
};

export function SharedDocument({ work: { kind, title, content } }: { readonly work: Shared }) {
  const View = views[kind];
  return View && <View title={title} content={content as never} />;
}
