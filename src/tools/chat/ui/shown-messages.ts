/** The messages of a page: those that are stored, and what is being written. Pure. */

import type { Payer } from "#models/rules.ts";
import type { RunState } from "#runs/rules.ts";
import type { ChatFile } from "../files/chat-file-rules.ts";

export interface ShownAnswer {
  readonly id: string;
  /** Run of a stored answer that is being written, once it has begun. */
  readonly runId: string | null;
  readonly engine: string;
  readonly modelName: string;
  /** The model that was asked, if it failed and this one answers instead. */
  readonly insteadOf: string | null;
  readonly state: RunState;
  readonly text: string;
  readonly payer: Payer;
  readonly priceAic: number;
  readonly isCut: boolean;
  readonly problem: string | null;
}

export interface ShownMessage {
  readonly id: string;
  /** Member of the team who wrote it; null for the user. */
  readonly author: string | null;
  readonly text: string;
  readonly files: readonly ChatFile[];
  readonly chosenAnswerId: string | null;
  readonly answers: readonly ShownAnswer[];
}

/** An answer that this page waits for. */
export interface LiveAnswer {
  /** Chosen by the page; also the answer's id until the server has said. */
  readonly key: string;
  /** Null until the server has stored it. */
  readonly conversationId: string | null;
  readonly messageId: string | null;
  /** A message that is new; undefined for another answer. */
  readonly newMessage: Pick<ShownMessage, "text" | "files"> | undefined;
  /** It goes on without a connection to the page. */
  readonly isLost: boolean;
  readonly answer: ShownAnswer;
}

/** Leaves out live answers that the page can only follow as they are stored, as soon as the stored ones have as much of them. */
export function stillRead(lives: readonly LiveAnswer[], stored: readonly ShownMessage[]): readonly LiveAnswer[] {
  const storedAnswers = stored.flatMap(({ answers }) => answers);
  return lives.filter(({ isLost, answer }) => {
    const kept = storedAnswers.find(({ id }) => id === answer.id);
    return !isLost || !kept || (kept.state === "running" && kept.text.length < answer.text.length);
  });
}

/** Live answers that have ended and whose stored form the page has not read yet: they stay in sight when the next message is sent. */
export function endedUnstored(lives: readonly LiveAnswer[], stored: readonly ShownMessage[]): readonly LiveAnswer[] {
  const ended = stored.flatMap(({ answers }) => answers.filter(({ state }) => state !== "running"));
  return lives.filter(({ answer }) => answer.state !== "running" && !ended.some(({ id }) => id === answer.id));
}

/** Id of a message until the server has said it. */
const pendingId = "pending";

/** @returns the stored messages, with the live answers in their places until they are stored as a whole. */
export const withLive = (messages: readonly ShownMessage[], lives: readonly LiveAnswer[]): readonly ShownMessage[] =>
  lives.reduce(withOne, messages);

function withOne(messages: readonly ShownMessage[], live: LiveAnswer): readonly ShownMessage[] {
  const { answer, messageId, newMessage } = live;
  if (!messages.some(({ id }) => id === messageId)) {
    if (newMessage === undefined) return messages;
    return [
      ...messages,
      { id: messageId ?? pendingId, author: null, ...newMessage, chosenAnswerId: null, answers: [answer] },
    ];
  }
  return messages.map((message) =>
    message.id === messageId ? { ...message, answers: withAnswer(message.answers, answer) } : message,
  );
}

const withAnswer = (answers: readonly ShownAnswer[], live: ShownAnswer): readonly ShownAnswer[] =>
  answers.some(({ id }) => id === live.id)
    ? answers.map((answer) => (answer.id === live.id && answer.state === "running" ? live : answer))
    : [...answers, live];
