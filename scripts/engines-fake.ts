/**
 * `npm run engines:fake`: fake AI providers on this machine, for trying everything without a key. They answer every prompt with the same
 * text, a few words at a time.
 */
import { LLMock } from "@copilotkit/aimock";

const port = Number(process.argv[2] ?? 4010);
const mock = new LLMock({ port, host: "127.0.0.1", chunkSize: 12, latency: 40 });

const answer = [
  "This text comes from a fake provider, so that you can try Easel without an API key.",
  "It arrives a few words at a time, as from a real model. Press Stop to see what a run costs that you end early.",
  "With a real key, your prompt goes to the provider, and its answer appears here.",
].join("\n\n");

mock.onMessage(/./, {
  content: answer,
  usage: {
    ...{ prompt_tokens: 420, completion_tokens: 380 },
    ...{ input_tokens: 420, output_tokens: 380 },
    ...{ promptTokenCount: 420, candidatesTokenCount: 380 },
  },
});
await mock.start();

const lines = [
  ["OPENAI", "/v1"],
  ["ANTHROPIC", "/v1"],
  ["GEMINI", "/v1beta"],
  ["GROQ", "/v1"],
  ["TOGETHER", "/v1"],
].flatMap(([prefix, path]) => [`${prefix}_API_KEY=fake`, `${prefix}_BASE_URL=${mock.url}${path}`]);
console.log(
  `Fake AI providers listen at ${mock.url}. Put these lines into .env, and restart Easel:\n\n${lines.join("\n")}\n`,
);
console.log("Press Ctrl+C to stop them.");

for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void mock.stop());
