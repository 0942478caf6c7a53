import { searchContent } from "./concierge/search-content.ts";
import type { DocumentContents } from "./documents/document-routes.ts";
import { boardContent } from "./ideation/board-content.ts";
import { mapContent } from "./mindmap/map-content.ts";
import { glossaryContent } from "./translate/glossary/glossary-content.ts";
import { draftContent } from "./write/draft-content.ts";

/** What documents of each kind contain. */
export const documentContents: DocumentContents = {
  "mind-map": mapContent,
  board: boardContent,
  draft: draftContent,
  glossary: glossaryContent,
  search: searchContent,
};
