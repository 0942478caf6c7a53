/** Work that users make, whichever tool makes it: documents, the library, links, what is deleted. Tools tell of theirs by work-kind.ts. */

export { answerListForm, inCommon, loadList } from "./documents/answer-list-form.ts";
export {
  createDocument,
  findDocumentOwner,
  findDocumentRevision,
  getDocument,
  listDocuments,
  makeRoom,
  renameDocument,
  restorableDocuments,
  saveDocument,
} from "./documents/documents.ts";
export { documentJobs, documentsData } from "./documents/documents-data.ts";
export { shareDraftWithTeam } from "./documents/share-draft-with-team.ts";
export { changeLibrary, readDeletion } from "./library/change-library.ts";
export { deleteWork } from "./library/delete-work.ts";
export { findDeletion } from "./library/find-deletion.ts";
export { type LibraryItem, listLibrary, namesOf } from "./library/list-library.ts";
export { fileNameOfRun } from "./library/run-facts.ts";
export { zipWork } from "./library/zip-work.ts";
export { namesOfList, namesOfRecord, onScreen, onShowingScreen, rerunQuery } from "./run-work.ts";
export { answerLinkForm, changeWorkLink, linkIntents } from "./sharing/change-work-link.ts";
export { hasNotEnded, isLinkShown, linkOffline } from "./sharing/link-state.ts";
export { newLink, noLink, readLifetime, type ShareLink } from "./sharing/new-link.ts";
export {
  readSharedWork,
  type SharedConversation,
  type SharedDocument,
  type SharedWork,
} from "./sharing/read-shared-work.ts";
export { findSharedOutput } from "./sharing/run-links.ts";
export { shareLinksData } from "./sharing/share-links-data.ts";
export { holdPrivate, shareWithTeam } from "./sharing/share-with-team.ts";
export { commonLinkTables, type LinkTable, type LinkTables, listedMax } from "./sharing/take-links-offline.ts";
export { findWorkLink } from "./sharing/work-links.ts";
export type {
  ListedWork,
  PicturesOfRuns,
  RestorableWork,
  SharedContent,
  SharedConversationWork,
  ToolWork,
} from "./work-kind.ts";
export { collectWork, type WorkServices, workContext, workServices } from "./work-kinds.ts";
