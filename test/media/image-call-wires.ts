import type { ImageRequest, MediaFile } from "../../packages/engines/media-contract.ts";
import { googleImages } from "../../packages/engines/vendors/google.ts";
import { huggingFaceImages } from "../../packages/engines/vendors/hugging-face.ts";
import { openAiImages } from "../../packages/engines/vendors/openai.ts";
import { stabilityImages } from "../../packages/engines/vendors/stability.ts";
import { togetherImages } from "../../packages/engines/vendors/together.ts";
import { type CallWire, callOf } from "./call-wire.ts";
import type { FakeAnswer } from "./fake-provider.ts";
import { sampleFiles } from "./files.ts";

const request: ImageRequest = {
  prompt: "A red fox",
  negativePrompt: "snow",
  count: 2,
  aspectRatio: "16:9",
  seed: 7,
};

const { png } = sampleFiles;
const pngText = png.data.toString("base64");
const notAPicture = Buffer.from("<html>Not a picture, though long enough</html>");

const openAi: CallWire = {
  name: "images by OpenAI",
  model: "gpt-image-2.5-flare",
  basePath: "/v1",
  keyHeader: "authorization",
  make: (options) => callOf(openAiImages(options), request),
  handler: () => ({ json: { created: 1, data: [{ b64_json: pngText }, { b64_json: pngText }] } }),
  sent: [
    {
      method: "POST",
      path: "/v1/images/generations",
      json: { model: "gpt-image-2.5-flare", prompt: "A red fox", n: 2, size: "1536x864" },
    },
  ],
  result: [png, png],
  failure: (message, code) => ({ error: { message, type: "invalid_request_error", param: null, code } }),
  namesCodes: true,
  empty: [
    { json: {} },
    { json: { data: [] } },
    { json: { data: [{}] } },
    { json: { data: [{ b64_json: notAPicture.toString("base64") }] } },
    { json: { data: [{ b64_json: png.data.subarray(0, 40).toString("base64") }] } },
  ],
};

const olderOpenAi: CallWire = {
  ...openAi,
  name: "images by an older model of OpenAI",
  model: "dall-e-3",
  handler: ({ path, origin }) =>
    path.startsWith("/files/") ? { file: png } : { json: { data: [{ url: `${origin}/files/1.png` }] } },
  sent: [
    {
      path: "/v1/images/generations",
      json: { model: "dall-e-3", prompt: "A red fox", n: 2, size: "1536x864" },
    },
    { method: "GET", path: "/files/1.png" },
  ],
  result: [png],
  empty: [{ json: { data: [{ url: "not an address" }] } }, { json: { data: [{ url: "" }] } }],
};

const { webp } = sampleFiles;

const openAiWithPictures: CallWire = {
  ...openAi,
  name: "images of a picture by OpenAI",
  make: (options) => callOf(openAiImages(options), { ...request, pictures: [png] }),
  sent: [
    {
      method: "POST",
      path: "/v1/images/edits",
      contains: [
        'name="model"\r\n\r\ngpt-image-2.5-flare\r\n',
        'name="prompt"\r\n\r\nA red fox\r\n',
        'name="n"\r\n\r\n2\r\n',
        'name="size"\r\n\r\n1536x864\r\n',
        `name="image"; filename="file.png"\r\nContent-Type: image/png\r\n\r\n${String(png.data)}\r\n`,
      ],
    },
  ],
};

const candidate = (fields: unknown): FakeAnswer => ({ json: { candidates: [fields] } });
const inline = (data: Buffer) => ({
  content: {
    parts: [{ text: "Here it is." }, { inlineData: { mimeType: "image/png", data: data.toString("base64") } }],
  },
  finishReason: "STOP",
});
const googleSent = (seed: number) => ({
  path: "/v1beta/models/gemini-3.1-flash-image:generateContent",
  json: {
    contents: [{ role: "user", parts: [{ text: "A red fox" }] }],
    generationConfig: { responseModalities: ["IMAGE"], imageConfig: { aspectRatio: "16:9" }, seed },
  },
});

const google: CallWire = {
  name: "images by Gemini",
  model: "gemini-3.1-flash-image",
  basePath: "/v1beta",
  keyHeader: "x-goog-api-key",
  make: (options) => callOf(googleImages(options), request),
  handler: () => candidate(inline(png.data)),
  sent: [googleSent(7), googleSent(8)],
  result: [png, png],
  failure: (message, status) => ({ error: { code: 400, message, status } }),
  namesCodes: true,
  empty: [
    { json: {} },
    candidate({ content: { parts: [{ text: "I can’t draw." }] }, finishReason: "STOP" }),
    candidate(inline(notAPicture)),
  ],
  refusal: candidate({ finishReason: "IMAGE_SAFETY" }),
};

const inlineData = ({ mediaType, data }: MediaFile) => ({
  inlineData: { mimeType: mediaType, data: Buffer.from(data).toString("base64") },
});

const googleWithPictures: CallWire = {
  ...google,
  name: "images of pictures by Gemini",
  make: (options) => callOf(googleImages(options), { ...request, pictures: [png, webp] }),
  sent: [7, 8].map((seed) => ({
    ...googleSent(seed),
    json: {
      ...googleSent(seed).json,
      contents: [{ role: "user", parts: [{ text: "A red fox" }, inlineData(png), inlineData(webp)] }],
    },
  })),
};

const stability: CallWire = {
  name: "images by Stability",
  model: "core",
  basePath: "",
  keyHeader: "authorization",
  make: (options) => callOf(stabilityImages(options), request),
  handler: () => ({ file: png }),
  sent: [7, 8].map((seed) => ({
    method: "POST",
    path: "/v2beta/stable-image/generate/core",
    contains: [
      'name="prompt"\r\n\r\nA red fox\r\n',
      'name="negative_prompt"\r\n\r\nsnow\r\n',
      'name="aspect_ratio"\r\n\r\n16:9\r\n',
      `name="seed"\r\n\r\n${seed}\r\n`,
    ],
  })),
  result: [png, png],
  failure: (message, name) => ({ id: "1", name, errors: [message] }),
  namesCodes: true,
  empty: [{ text: "" }, { file: { ...png, data: notAPicture } }],
  refusal: { file: png, headers: { "finish-reason": "CONTENT_FILTERED" } },
};

const stableDiffusion: CallWire = {
  ...stability,
  name: "images by Stable Diffusion 3.5",
  model: "sd3.5-large",
  sent: [7, 8].map(() => ({
    path: "/v2beta/stable-image/generate/sd3",
    contains: ['name="model"\r\n\r\nsd3.5-large\r\n'],
  })),
};

const together: CallWire = {
  ...openAi,
  name: "images by Together",
  model: "black-forest-labs/FLUX.1-schnell",
  make: (options) => callOf(togetherImages(options), request),
  sent: [
    {
      method: "POST",
      path: "/v1/images/generations",
      json: {
        model: "black-forest-labs/FLUX.1-schnell",
        prompt: "A red fox",
        negative_prompt: "snow",
        n: 2,
        width: 1536,
        height: 864,
        seed: 7,
        response_format: "base64",
      },
    },
  ],
};

const huggingFace: CallWire = {
  name: "images by Hugging Face",
  model: "stabilityai/stable-diffusion-xl-base-1.0",
  basePath: "",
  keyHeader: "authorization",
  make: (options) => callOf(huggingFaceImages(options), request),
  handler: () => ({ file: png }),
  sent: [7, 8].map((seed) => ({
    path: "/hf-inference/models/stabilityai/stable-diffusion-xl-base-1.0",
    json: { inputs: "A red fox", parameters: { width: 1536, height: 864, negative_prompt: "snow", seed } },
  })),
  result: [png, png],
  failure: (message) => ({ error: message }),
  namesCodes: false,
  empty: [{ text: "" }, { file: { ...png, data: notAPicture } }, { json: { generated: "nothing" } }],
};

export const imageCallWires: readonly CallWire[] = [
  openAi,
  olderOpenAi,
  openAiWithPictures,
  google,
  googleWithPictures,
  stability,
  stableDiffusion,
  together,
  huggingFace,
];
