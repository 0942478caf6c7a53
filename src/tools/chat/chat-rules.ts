/** Rules that the chat page and the server agree on. Pure: the browser uses them, too. */
import { cutText, tidyLine } from "#platform/forms/rules.ts";
import type { RunEvent } from "#runs/rules.ts";

export const chatPath = "/chat";
/** Take JSON, and stream an answer: to a new message, and one more to a message that is there. */
export const chatMessagesPath = "/api/chat/messages";
export const chatAnswersPath = "/api/chat/answers";

export const conversationPath = (id: string): string => `${chatPath}/${id}`;

/** Address of a conversation as a Markdown file. */
export const conversationFilePath = (id: string): string => `/api/chat/conversations/${id}/export.md`;

export const chatLimits = {
  /** Characters. */
  message: 16_000,
  title: 100,
  search: 200,
  /** For each user; and for each conversation, and each message in it. */
  conversations: 1_000,
  messages: 1_000,
  answers: 6,
  /** Bytes of texts that a user has in conversations: with more, none is copied. */
  bytesToBranch: 100_000_000,
  /** Models that answer one message at the same time. */
  atOnce: 4,
} as const;

/** Maximum number of messages on a page, and number of conversations in its list at first. */
export const messagesShown = 50;
export const conversationsShown = 30;

/** Sent as data of server-sent events. */
export type ChatEvent =
  /** The first event: where the answer is stored. */
  | {
      readonly type: "asked";
      readonly conversationId: string;
      readonly messageId: string;
      readonly answerId: string;
    }
  | RunEvent;

const titleLength = 60;

/** The first line of the first message, cut at a word. */
export function titleOf(message: string): string {
  const line = tidyLine(message.trim().split("\n", 1)[0] ?? "");
  if (line === "") return "Conversation";
  if (line.length <= titleLength) return line;
  const cut = line.slice(0, titleLength + 1).replace(/\s+\S*$/, "");
  return `${cutText(cut, titleLength)}…`;
}
