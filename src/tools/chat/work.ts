import { fileNameOf } from "#platform/file-names.ts";
import { endingOf } from "#runs/index.ts";
import type { ListedWork, RestorableWork, SharedConversationWork, ToolWork } from "#work/index.ts";
import { restorableBots } from "./bots/bots.ts";
import { chatPath, conversationPath } from "./chat-rules.ts";
import { getConversation, moveConversations, restorableConversations } from "./conversations.ts";
import { exportConversation } from "./export-conversation.ts";
import { listConversationFiles, readChatFile } from "./files/chat-files.ts";
import { keepEndedAnswers } from "./keep-answer.ts";
import { listLatestConversations } from "./latest-conversations.ts";
import { listSharedMessages } from "./shared-messages.ts";

const filter = { id: "chat", label: "Chat" } as const;

const conversations: ListedWork & RestorableWork & SharedConversationWork = {
  kind: "chat",
  label: () => filter.label,
  settle: keepEndedAnswers,
  listFilters: async () => [filter],
  async list(db, { filter: wanted = filter.id, ...question }) {
    if (wanted !== filter.id) return [];
    const found = await listLatestConversations(db, question);
    return found.map((entry) => ({ ...entry, label: filter.label, excerpt: "" }));
  },
  delete: async (tx, own, now) => (await restorableConversations.deleteAll(tx, own, now)).map(() => filter.label),
  undoDelete: restorableConversations.restoreAll,
  move: (tx, { ids, ...own }) => moveConversations(tx, { ...own, conversationIds: ids }),
  async findPath(db, { userId, id }) {
    await getConversation(db, { userId, conversationId: id });
    return conversationPath(id);
  },
  async zip(services, { userId, id: conversationId }) {
    const { db } = services;
    const { title } = await getConversation(db, { userId, conversationId });
    const name = fileNameOf(title);
    const files = await listConversationFiles(db, conversationId);
    return [
      {
        name: `${name}.md`,
        bytes: 0,
        read: async () => new TextEncoder().encode(await exportConversation(db, { userId, conversationId })),
      },
      ...files.map(({ id, name: fileName, mediaType, bytes }, index) => ({
        bytes,
        name: `${name}-${index + 1}-${fileNameOf(fileName.replace(/\.\w{1,5}$/, ""))}.${endingOf(mediaType)}`,
        read: async () => (await readChatFile(services, { userId, fileId: id })).data,
      })),
    ];
  },
  listDeleted: restorableConversations.listDeleted,
  restore: restorableConversations.restore,
  sharedLabel: "Conversation",
  screen: chatPath,
  getTitle: async (db, { userId, id }) => (await getConversation(db, { userId, conversationId: id })).title,
  listShared: listSharedMessages,
};

const bots: RestorableWork = {
  kind: "bot",
  label: () => "Bot",
  listDeleted: restorableBots.listDeleted,
  restore: restorableBots.restore,
};

export const chatWork: ToolWork = {
  runs: { chat: { label: filter.label, screen: chatPath } },
  listed: [conversations],
  restorable: [conversations, bots],
  shared: [conversations],
};
