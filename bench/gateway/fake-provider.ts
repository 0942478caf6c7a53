/** A provider on loopback that answers at once: what is left of a gateway's time is its own. Started as a process of its own. */
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

const head = { id: "chatcmpl-bench", created: 1_790_000_000, model: "bench" };
const usage = { prompt_tokens: 20, completion_tokens: 20, total_tokens: 40 };
const words = Array.from({ length: 20 }, (_, index) => `word${index} `);
const whole = JSON.stringify({
  ...head,
  object: "chat.completion",
  choices: [{ index: 0, message: { role: "assistant", content: words.join("") }, finish_reason: "stop" }],
  usage,
});

const chunk = (choices: readonly object[], more: object = {}) =>
  `data: ${JSON.stringify({ ...head, object: "chat.completion.chunk", choices, ...more })}\n\n`;
const texts = words.map((content) => chunk([{ index: 0, delta: { content }, finish_reason: null }]));
const end = `${chunk([{ index: 0, delta: {}, finish_reason: "stop" }])}${chunk([], { usage })}data: [DONE]\n\n`;
const begin = chunk([{ index: 0, delta: { role: "assistant", content: "" }, finish_reason: null }]);

const slowPauseMs = 20;
const slowChunks = 500;

/** Ten seconds of words, for those who stop in the middle. */
function answerSlowly(response: ServerResponse): void {
  let sent = 0;
  response.write(begin);
  const timer = setInterval(() => {
    response.write(texts[sent % texts.length] ?? "");
    if (++sent < slowChunks) return;
    clearInterval(timer);
    response.end(end);
  }, slowPauseMs);
  response.on("close", () => clearInterval(timer));
}

const server = createServer((request, response) => {
  let body = "";
  request.on("data", (part: Buffer) => (body += part));
  request.on("end", () => {
    const asked = JSON.parse(body) as { stream?: boolean; messages: readonly { content: unknown }[] };
    if (!asked.stream) return response.writeHead(200, { "content-type": "application/json" }).end(whole);
    response.writeHead(200, { "content-type": "text/event-stream" });
    if (JSON.stringify(asked.messages).includes("slowly")) return answerSlowly(response);
    return response.end(begin + texts.join("") + end);
  });
});
server.keepAliveTimeout = 60_000;
server.listen(0, "127.0.0.1", () => console.log(`listening on ${(server.address() as AddressInfo).port}`));
