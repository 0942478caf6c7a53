import type { RestorableWork, SharedConversationWork, ToolWork } from "#work/index.ts";
import { onScreen } from "#work/index.ts";
import { chatpdfPath } from "./chatpdf-rules.ts";
import { getPdf, restorablePdfs } from "./documents.ts";
import { listQuestionsOfRuns, listRunsAsked, listSharedQuestions } from "./questions.ts";

const pdfs: RestorableWork & SharedConversationWork = {
  kind: "pdf",
  label: () => "PDF",
  listDeleted: restorablePdfs.listDeleted,
  restore: restorablePdfs.restore,
  sharedLabel: "Conversation about a PDF",
  screen: chatpdfPath,
  getTitle: async (db, { userId, id }) => (await getPdf(db, { userId, documentId: id })).name,
  listShared: listSharedQuestions,
};

export const pdfWork: ToolWork = {
  runs: {
    chatpdf: {
      label: "PDF answer",
      screenLabel: "Chat with a PDF",
      ...onScreen(chatpdfPath),
      keptElsewhere: "The answer was with its PDF, which was deleted.",
    },
  },
  restorable: [pdfs],
  shared: [pdfs],
  texts: { tool: "chatpdf", list: listQuestionsOfRuns, findRuns: listRunsAsked },
};
