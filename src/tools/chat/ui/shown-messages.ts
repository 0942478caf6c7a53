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
  /** Chosen by the page; also the answer's id until the server has said. */
  readonly key: string;
  /** Null until the server has stored it. */
  readonly conversationId: string | null;
  readonly messageId: string | null;
  /** The text of a message that is new; undefined for another answer. */
  readonly newText: string | undefined;
  readonly answer: ShownAnswer;
}

/** What a message is called until the server has said. */
const pendingId = "pending";

/** @returns the stored messages, with the live answers in their places until they are stored as a whole. */
export const withLive = (messages: readonly ShownMessage[], lives: readonly LiveAnswer[]): readonly ShownMessage[] =>
  lives.reduce(withOne, messages);

function withOne(messages: readonly ShownMessage[], live: LiveAnswer): readonly ShownMessage[] {
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
