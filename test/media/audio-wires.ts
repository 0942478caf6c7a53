import type { MediaFile, SpeechRequest, TranscriptionRequest } from "../../packages/engines/media-contract.ts";
import { assemblyAiTranscription } from "../../packages/engines/vendors/assemblyai.ts";
import { deepgramSpeech, deepgramTranscription } from "../../packages/engines/vendors/deepgram.ts";
import {
  elevenLabsMusic,
  elevenLabsSpeech,
  elevenLabsTranscription,
  listElevenLabsVoices,
} from "../../packages/engines/vendors/elevenlabs.ts";
import { openAiSpeech, openAiTranscription } from "../../packages/engines/vendors/openai.ts";
import { stabilityMusic } from "../../packages/engines/vendors/stability.ts";
import { type CallWire, callOf } from "./call-wire.ts";
import { sampleFiles } from "./files.ts";
import { type JobWire, jobsOf } from "./job-wire.ts";

const { mp3, wav } = sampleFiles;
const speech: SpeechRequest = { text: "Hello, fox." };
const transcription: TranscriptionRequest = { recording: wav, language: "en" };
const music = { prompt: "Calm piano", seconds: 30 };

const notASound: MediaFile = { ...mp3, data: Buffer.from("<html>Not a sound, though long enough</html>") };
const noSounds = [{ text: "" }, { file: notASound }, { file: { ...mp3, data: sampleFiles.png.data } }];

/** Transcript that all of the transcribing fakes heard. */
const heard = {
  text: "Hello, fox. Good night.",
  seconds: 2.5,
  segments: [
    { startSeconds: 0.5, endSeconds: 1.25, text: "Hello, fox." },
    { startSeconds: 1.5, endSeconds: 2.25, text: "Good night." },
  ],
};
const words = [
  { text: "Hello,", start: 0.5, end: 0.75 },
  { text: "fox.", start: 0.75, end: 1.25 },
  { text: "Good", start: 1.5, end: 1.75 },
  { text: "night.", start: 1.75, end: 2.25 },
];

const openAi = {
  basePath: "/v1",
  keyHeader: "authorization",
  failure: (message: string, code: string) => ({ error: { message, type: "invalid_request_error", code } }),
  namesCodes: true,
};
const elevenLabs = {
  basePath: "",
  keyHeader: "xi-api-key",
  failure: (message: string, status: string) => ({ detail: { status, message } }),
  namesCodes: true,
};
const deepgram = {
  basePath: "",
  keyHeader: "authorization",
  failure: (err_msg: string, err_code: string) => ({ err_code, err_msg, request_id: "1" }),
  namesCodes: true,
};

export const audioCallWires: readonly CallWire[] = [
  {
    ...openAi,
    name: "speech by OpenAI",
    model: "gpt-4o-mini-tts",
    make: (options) => callOf(openAiSpeech(options), speech),
    handler: () => ({ file: mp3 }),
    sent: [
      {
        method: "POST",
        path: "/v1/audio/speech",
        json: { model: "gpt-4o-mini-tts", input: "Hello, fox.", voice: "alloy", response_format: "mp3" },
      },
    ],
    result: [mp3],
    empty: noSounds,
  },
  {
    ...elevenLabs,
    name: "speech by ElevenLabs",
    model: "eleven_multilingual_v2",
    make: (options) => callOf(elevenLabsSpeech(options), speech),
    handler: () => ({ file: mp3 }),
    sent: [
      {
        method: "POST",
        path: "/v1/text-to-speech/JBFqnCBsd6RMkjVDRZzb?output_format=mp3_44100_128",
        json: {
          text: "Hello, fox.",
          model_id: "eleven_multilingual_v2",
          voice_settings: { stability: 0.5, similarity_boost: 0.75 },
        },
      },
    ],
    result: [mp3],
    empty: noSounds,
  },
  {
    ...deepgram,
    name: "speech by Deepgram",
    model: "aura-2-thalia-en",
    make: (options) => callOf(deepgramSpeech(options), speech),
    handler: () => ({ file: mp3 }),
    sent: [{ method: "POST", path: "/v1/speak?model=aura-2-thalia-en", json: { text: "Hello, fox." } }],
    result: [mp3],
    empty: noSounds,
  },
  {
    ...elevenLabs,
    name: "voices of ElevenLabs",
    model: "",
    make: (options) => (_, limits) => listElevenLabsVoices(options)(undefined, limits),
    handler: () => ({ json: { voices: [{ voice_id: "v1", name: "George", category: "premade" }] } }),
    sent: [{ method: "GET", path: "/v1/voices" }],
    result: [{ id: "v1", name: "George" }],
    empty: [{ json: {} }, { json: { voices: [{ name: "Without an id" }] } }],
  },
  {
    ...openAi,
    name: "transcription by Whisper",
    model: "whisper-1",
    make: (options) => callOf(openAiTranscription(options), transcription),
    handler: () => ({
      json: {
        task: "transcribe",
        text: heard.text,
        duration: 2.5,
        segments: heard.segments.map(({ startSeconds: start, endSeconds: end, text }) => ({ start, end, text })),
      },
    }),
    sent: [
      {
        method: "POST",
        path: "/v1/audio/transcriptions",
        contains: [
          'name="model"\r\n\r\nwhisper-1\r\n',
          'name="language"\r\n\r\nen\r\n',
          'name="response_format"\r\n\r\nverbose_json\r\n',
          'name="file"; filename="file.wav"\r\nContent-Type: audio/wav\r\n',
        ],
      },
    ],
    result: heard,
    empty: [{ json: {} }, { json: { text: null } }],
  },
  {
    ...openAi,
    name: "transcription by OpenAI",
    model: "gpt-transcribe",
    make: (options) => callOf(openAiTranscription(options), transcription),
    handler: () => ({ json: { text: heard.text, usage: { type: "duration", seconds: 3 } } }),
    sent: [{ path: "/v1/audio/transcriptions", contains: ['name="response_format"\r\n\r\njson\r\n'] }],
    result: { text: heard.text, seconds: 3, segments: [] },
    empty: [{ json: {} }],
  },
  {
    ...elevenLabs,
    name: "transcription by ElevenLabs",
    model: "scribe_v2",
    make: (options) => callOf(elevenLabsTranscription(options), transcription),
    handler: () => ({
      json: {
        language_code: "en",
        text: heard.text,
        audio_duration_secs: 2.5,
        words: words.flatMap((word) => [
          { ...word, type: "word" },
          { text: " ", start: word.end, end: word.end, type: "spacing" },
        ]),
      },
    }),
    sent: [
      {
        method: "POST",
        path: "/v1/speech-to-text",
        contains: ['name="model_id"\r\n\r\nscribe_v2\r\n', 'name="language_code"\r\n\r\nen\r\n', "RIFF"],
      },
    ],
    result: heard,
    empty: [{ json: {} }],
  },
  {
    ...deepgram,
    name: "transcription by Deepgram",
    model: "nova-3",
    make: (options) => callOf(deepgramTranscription(options), transcription),
    handler: () => ({
      json: {
        metadata: { duration: 2.5 },
        results: {
          channels: [{ alternatives: [{ transcript: heard.text, confidence: 0.9 }] }],
          utterances: heard.segments.map(({ startSeconds: start, endSeconds: end, text }) => ({
            start,
            end,
            transcript: text,
          })),
        },
      },
    }),
    sent: [
      {
        method: "POST",
        path: "/v1/listen?model=nova-3&smart_format=true&utterances=true&language=en",
        contains: ["RIFF"],
      },
    ],
    result: heard,
    empty: [{ json: {} }, { json: { results: { channels: [] } } }, { json: { results: { channels: [{}] } } }],
  },
  {
    name: "music by Stable Audio",
    model: "stable-audio-2.5",
    basePath: "",
    keyHeader: "authorization",
    failure: (message, name) => ({ id: "1", name, errors: [message] }),
    namesCodes: true,
    make: (options) => callOf(stabilityMusic(options), music),
    handler: () => ({ file: mp3 }),
    sent: [
      {
        method: "POST",
        path: "/v2beta/audio/stable-audio-2/text-to-audio",
        contains: [
          'name="prompt"\r\n\r\nCalm piano\r\n',
          'name="duration"\r\n\r\n30\r\n',
          'name="output_format"\r\n\r\nmp3\r\n',
          'name="model"\r\n\r\nstable-audio-2.5\r\n',
        ],
      },
    ],
    result: [mp3],
    empty: noSounds,
    refusal: { file: mp3, headers: { "finish-reason": "CONTENT_FILTERED" } },
  },
  {
    ...elevenLabs,
    name: "music by ElevenLabs",
    model: "music_v1",
    make: (options) => callOf(elevenLabsMusic(options), music),
    handler: () => ({ file: mp3 }),
    sent: [
      {
        method: "POST",
        path: "/v1/music?output_format=mp3_44100_128",
        json: { prompt: "Calm piano", music_length_ms: 30_000, model_id: "music_v1" },
      },
    ],
    result: [mp3],
    empty: noSounds,
  },
];

export const assemblyAi: JobWire = {
  name: "transcription by AssemblyAI",
  model: "universal",
  basePath: "",
  keyHeader: "authorization",
  make: (options) => jobsOf(assemblyAiTranscription(options), transcription),
  prepare: ({ path, origin }) => (path === "/v2/upload" ? { json: { upload_url: `${origin}/upload/1` } } : undefined),
  started: () => ({ json: { id: "job-1", status: "queued" } }),
  sent: [
    { method: "POST", path: "/v2/upload", contains: ["RIFF"] },
    { method: "POST", path: "/v2/transcript", contains: ['"speech_models":["universal"]', '"language_code":"en"'] },
  ],
  checkPath: "/v2/transcript/job-1",
  states: [
    ["is queued", () => ({ json: { status: "queued" } }), { state: "waiting" }],
    ["is processing", () => ({ json: { status: "processing", text: null } }), { state: "running" }],
    [
      "failed",
      () => ({ json: { status: "error", error: "The file doesn’t hold any sound." } }),
      { state: "failed", kind: "unavailable" },
    ],
    [
      "is completed",
      () => ({
        json: {
          status: "completed",
          text: heard.text,
          audio_duration: 2.5,
          words: words.map(({ text, start, end }) => ({ text, start: start * 1_000, end: end * 1_000 })),
        },
      }),
      { state: "done", result: heard },
    ],
  ],
  empty: [{ json: { status: "completed" } }, { json: { status: "new" } }],
  failure: (error, code) => ({ error, code }),
  namesCodes: true,
};
