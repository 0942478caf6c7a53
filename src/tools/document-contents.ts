import type { DocumentContents } from "./documents/document-routes.ts";
import { boardContent } from "./ideas/ideation/board-content.ts";
import { mapContent } from "./ideas/mindmap/map-content.ts";
import { searchContent } from "./search/search-content.ts";
import { draftContent } from "./writing/drafts/draft-content.ts";
import { glossaryContent } from "./writing/translate/glossary/glossary-content.ts";

/** What documents of each kind contain. */
export const documentContents: DocumentContents = {
  "mind-map": mapContent,
  board: boardContent,
  draft: draftContent,
  glossary: glossaryContent,
  search: searchContent,
};
