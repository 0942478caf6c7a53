/**
 * `npm run engines:fake`: fake AI providers on this machine, for trying everything without a key. They answer every prompt with the same
 * text, a few words at a time, and a request for a JSON object with one that says it is fake; OpenAI also makes one picture and one silent
 * sound, and hears one sentence in every recording.
 */
import { LLMock } from "@copilotkit/aimock";
import sharp from "sharp";
import { startFakePerplexity } from "./fake-perplexity.ts";

/** Perplexity's API is at the port behind it. */
const port = Number(process.argv[2] ?? 4010);
const mock = new LLMock({ port, host: "127.0.0.1", chunkSize: 12, latency: 40 });

const answer = [
  "This text comes from a fake provider, so that you can try Easel without an API key.",
  "It arrives a few words at a time, as from a real model. Press Stop to see what a run costs that you end early.",
  "With a real key, your prompt goes to the provider, and its answer appears here.",
].join("\n\n");

const usage = {
  prompt_tokens: 420,
  completion_tokens: 380,
  input_tokens: 420,
  output_tokens: 380,
  promptTokenCount: 420,
  candidatesTokenCount: 380,
};
/** The words of a design (src/tools/design/brief-help-rules.ts). */
const designWords = {
  headline: "Words from a fake provider",
  subline: "With a real key, a model writes this line from your prompt",
  action: "Try it out",
  style: "riso",
  reason: "the fake provider always names this one",
};
/** Newer models of OpenAI are instructed by a developer, not by the system. */
const instructors = ["system", "developer"];
mock.on(
  {
    predicate: ({ messages }) =>
      messages.some(({ role, content }) => instructors.includes(role) && /\bone JSON object\b/.test(String(content))),
  },
  { content: JSON.stringify(designWords), usage },
);
mock.onMessage(/./, { content: answer, usage });
const picture = await sharp({ create: { width: 512, height: 512, channels: 3, background: "#d8533f" } })
  .png()
  .toBuffer();
mock.onImage(/./, { image: { b64Json: picture.toString("base64") } });
/** A second of silent frames of MPEG 1, layer III. */
const silence = Buffer.concat(
  Array(38).fill(Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x64]), Buffer.alloc(413)])),
);
mock.onSpeech(/./, { audio: silence.toString("base64"), format: "mp3" });
mock.onTranscription({ transcription: { text: "This is what a fake provider hears in every recording." } });
await mock.start();
const perplexity = await startFakePerplexity({
  port: port === 0 ? 0 : port + 1,
  pauseMs: 40,
  reply: {
    content: answer,
    usage: { input_tokens: 420, output_tokens: 380, total_tokens: 800 },
    search: {
      queries: ["an example"],
      results: [{ id: 1, title: "A page that a real provider would have read", url: "https://example.com/" }],
    },
  },
});

const lines = [
  ["OPENAI", `${mock.url}/v1`],
  ["ANTHROPIC", `${mock.url}/v1`],
  ["GEMINI", `${mock.url}/v1beta`],
  ["GROQ", `${mock.url}/v1`],
  ["TOGETHER", `${mock.url}/v1`],
  ["PERPLEXITY", `${perplexity.url}/v1`],
].flatMap(([prefix, address]) => [`${prefix}_API_KEY=fake`, `${prefix}_BASE_URL=${address}`]);
console.log(
  `Fake AI providers listen at ${mock.url}. Put these lines into .env, and restart Easel:\n\n${lines.join("\n")}\n`,
);
console.log("Press Ctrl+C to stop them.");

for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => void Promise.all([mock.stop(), perplexity.close()]));
