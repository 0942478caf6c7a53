/** Brief that a draft is written from. The page uses it to check what the server checks again. */
import { type ContentType, type Language, lengths, type Tone } from "../../run-screens/text/text-choices.ts";
import type { TextAsked } from "../../run-screens/text/text-tool.ts";
import { askForWriting } from "../../run-screens/text/writing-instructions.ts";

export const writeId = "write";
export const writePath = "/home/write";
export const draftPath = (id: string): string => `${writePath}/${id}`;

export interface DraftBrief {
  readonly contentType: ContentType;
  readonly tone: Tone;
  readonly language: Language;
  readonly words: number;
  readonly topic: string;
  /** Audience of the draft; empty if left open. */
  readonly audience: string;
  /** One a line. */
  readonly points: string;
}

export const initialBrief: DraftBrief = {
  contentType: "blog-post",
  tone: "professional",
  language: "en",
  words: lengths.initial,
  topic: "",
  audience: "",
  points: "",
};

/** A topic is the first title of its draft. */
export const topicLengthMax = 120;
export const audienceLengthMax = 150;
/** All of them together. */
export const pointsLengthMax = 5_000;
export const pointsMax = 20;
/** Maximum length of a draft, in characters. */
export const draftLengthMax = 100_000;

export const versionMax = 1_000_000;

/** A draft as it is kept. */
export interface DraftContent {
  /** Markdown. */
  readonly text: string;
  readonly brief: DraftBrief;
  /** Origin of its first text: composed from the user’s points, or written by an engine. */
  readonly origin: "points" | "engine";
  /** Version of the composition. */
  readonly version: number;
}

/** Request to a model: the user’s words are data in the user’s message. */
export const askForDraft = ({ topic, audience, points, ...choices }: DraftBrief): TextAsked => ({
  ...askForWriting(
    choices,
    "Use Markdown for headings and lists where this kind of text has some. Work every key point into the text, and add no facts to them.",
  ),
  prompt: [
    `Topic: ${topic}`,
    audience !== "" && `Audience: ${audience}`,
    points.trim() !== "" && `Key points:\n${points}`,
  ]
    .filter(Boolean)
    .join("\n\n"),
});
