/** The messages of a page: those that are stored, and what is being written. Pure. */
import type { Payer, RunState } from "#runs/rules.ts";

export interface ShownAnswer {
  readonly id: string;
  readonly engine: string;
  readonly modelName: string;
  readonly state: RunState;
  readonly text: string;
  readonly payer: Payer;
  readonly priceAic: number;
  readonly isCut: boolean;
  readonly problem: string | null;
}

export interface ShownMessage {
  readonly id: string;
  readonly text: string;
  readonly chosenAnswerId: string | null;
  readonly answers: readonly ShownAnswer[];
}

/** An answer that this page waits for. */
export interface LiveAnswer {
  /** Null until the server has stored it. */
  readonly conversationId: string | null;
  readonly messageId: string | null;
  /** The text of a message that is new; undefined for another answer. */
  readonly newText: string | undefined;
  readonly answer: ShownAnswer;
  readonly isStopping: boolean;
}

/** What an answer and a message are called until the server has said. */
export const pendingId = "pending";

/** @returns the stored messages, with the live answer in its place until it is stored as a whole. */
export function withLive(messages: readonly ShownMessage[], live: LiveAnswer | undefined): readonly ShownMessage[] {
  if (!live) return messages;
  const { answer, messageId, newText } = live;
  if (!messages.some(({ id }) => id === messageId)) {
    if (newText === undefined) return messages;
    return [...messages, { id: messageId ?? pendingId, text: newText, chosenAnswerId: null, answers: [answer] }];
  }
  return messages.map((message) =>
    message.id === messageId ? { ...message, answers: withAnswer(message.answers, answer) } : message,
  );
}

const withAnswer = (answers: readonly ShownAnswer[], live: ShownAnswer): readonly ShownAnswer[] =>
  answers.some(({ id }) => id === live.id)
    ? answers.map((answer) => (answer.id === live.id && answer.state === "running" ? live : answer))
    : [...answers, live];
