import { randomUUID } from "node:crypto";
import { sampleFiles } from "./media/files.ts";
import { wavOf } from "./media/wav-of.ts";
import { makePdf } from "./pdf-files.ts";

export interface Known {
  /** A message in the user’s chat. */
  readonly messageId: string;
  /** A PDF of the user’s. */
  readonly documentId: string;
  /** A photo of the user’s. */
  readonly photoId: string;
  /** A question to the directory. */
  readonly searchId: string;
}

const text = { engine: "gpt-4o/gpt-6-luna", maxAic: 100 };
const prompt = { prompt: "A fox" };
const wording = { contentType: "email", tone: "friendly", language: "en", words: 500 };
const idea = () => ({ idempotencyKey: randomUUID(), ...text, ...prompt });
const form = (fields: Readonly<Record<string, string | File>>): FormData => {
  const filled = new FormData();
  for (const [name, value] of Object.entries(fields)) filled.set(name, value);
  return filled;
};
const recording = new File([new Uint8Array(wavOf(2))], "talk.wav");
const picture = new File([new Uint8Array(sampleFiles.png.data)], "fox.png");
/** A form with a picture. */
export const pictureOf = (name: string): FormData => form({ file: picture, name });
const pdf = new Uint8Array(await makePdf(["About logos"]));
/** A form with a PDF. */
export const pdfOf = (name: string): FormData => form({ file: new File([pdf], name) });
const completion = { model: "gpt-6-luna", messages: [{ role: "user", content: "About logos" }] };
export const newMessage = () => ({
  idempotencyKey: randomUUID(),
  ...text,
  conversationId: null,
  after: null,
  text: "About logos",
});

/** A request of each route that calls an engine, which is right but for the money, and what its provider speaks. */
export const paidRequests: readonly (readonly [path: string, provider: string, bodyOf: (known: Known) => object])[] = [
  [
    "/api/runs/text/text-generator",
    "texts",
    () => ({
      idempotencyKey: randomUUID(),
      ...text,
      ...prompt,
      ...wording,
      temperature: "balanced",
    }),
  ],
  [
    "/api/runs/text/write",
    "texts",
    () => ({ idempotencyKey: randomUUID(), ...text, ...wording, topic: "Foxes", audience: "", points: "They are red" }),
  ],
  [
    "/api/runs/text/detector",
    "texts",
    () => ({ idempotencyKey: randomUUID(), ...text, text: "Is it written by hand?" }),
  ],
  ["/api/runs/text/mindmap", "texts", () => ({ ...idea(), within: [], known: [] })],
  ["/api/runs/text/ideation", "texts", () => ({ ...idea(), technique: "scamper", count: 10, known: [] })],
  ["/api/runs/text/grammar", "texts", () => ({ ...idea(), prompt: undefined, language: "en-US", text: "A fox" })],
  ["/api/runs/text/translate", "texts", () => ({ ...idea(), prompt: undefined, to: "fr", terms: [], text: "A fox" })],
  [
    "/api/runs/text/search",
    "texts",
    ({ searchId }) => ({ idempotencyKey: randomUUID(), ...text, searchId, filters: "" }),
  ],
  ["/api/chat/messages", "texts", newMessage],
  ["/api/chat/answers", "texts", ({ messageId }) => ({ idempotencyKey: randomUUID(), ...text, messageId })],
  [
    "/api/pdfs/questions",
    "texts",
    ({ documentId }) => ({ idempotencyKey: randomUUID(), ...text, documentId, text: "What is it about?" }),
  ],
  ["/api/designs/improve", "texts", () => ({ idempotencyKey: randomUUID(), ...text, ...prompt, kind: "poster" })],
  [
    "/api/runs/image",
    "images by OpenAI",
    () => ({ idempotencyKey: randomUUID(), engine: "dall-e-3/gpt-image-2.5-flare", ...prompt }),
  ],
  [
    "/api/product-pictures",
    "images of a picture by OpenAI",
    ({ photoId }) => ({
      idempotencyKey: randomUUID(),
      engine: "dall-e-3/gpt-image-2.5-flare",
      photoId,
      set: "studio",
      light: "soft",
      aspectRatio: "1:1",
      count: 2,
      seed: "1",
    }),
  ],
  [
    "/api/runs/speech",
    "speech by ElevenLabs",
    () => ({ idempotencyKey: randomUUID(), engine: "elevenlabs/eleven_v3", text: "Hello" }),
  ],
  [
    "/api/runs/transcription",
    "transcription by Deepgram",
    () => form({ idempotencyKey: randomUUID(), engine: "deepgram/nova-3", recording }),
  ],
  [
    "/api/runs/music",
    "music by ElevenLabs",
    () => ({ idempotencyKey: randomUUID(), engine: "elevenlabs/music_v1", ...prompt, seconds: 30 }),
  ],
  [
    "/api/runs/video",
    "video by Runway",
    () => ({ idempotencyKey: randomUUID(), engine: "runway/gen4.5", ...prompt, seconds: 5 }),
  ],
  [
    "/api/runs/model",
    "models by TripoSR on fal",
    () => form({ idempotencyKey: randomUUID(), engine: "triposr/fal-ai/triposr", image: picture }),
  ],
  ["/v1/chat/completions", "texts", () => completion],
  ["/v1/chat/completions", "texts", () => ({ ...completion, stream: true })],
  ["/v1/embeddings", "vectors", () => ({ model: "text-embedding-3-small", input: "About logos" })],
  ["/v1/images/generations", "images by OpenAI", () => ({ model: "gpt-image-2.5-flare", ...prompt })],
  ["/v1/audio/speech", "speech by OpenAI", () => ({ model: "gpt-4o-mini-tts", input: "Hello" })],
  ["/v1/audio/transcriptions", "transcription by OpenAI", () => form({ model: "gpt-transcribe", file: recording })],
];
